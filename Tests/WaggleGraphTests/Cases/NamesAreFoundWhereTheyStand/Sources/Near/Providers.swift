import API

// @service
struct Wall: Clock {}

// @service
struct Local: Time.Zone {}

// @service(any Holiday & Clock)
struct Easter: Both {}

// @service(any Repository<User>)
struct Users {}

// @service
struct Raw: `a.b`.`Set: T<U>.c` {}
