import API

/* ⏰ */ /* @service(Clöck, scöpe: x) */ struct Wall: Clock {}

struct Länge { /* é */ private /* @service */ struct Inner: Clock {} }
