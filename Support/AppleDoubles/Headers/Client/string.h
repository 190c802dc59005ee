// What the compiler writes for Objective-C includes it; nothing in it is called.
