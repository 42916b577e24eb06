#!/usr/bin/env -S swift { "
struct Script {}
let answer = 42
