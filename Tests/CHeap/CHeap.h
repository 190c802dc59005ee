// What the C library says of its heap, for the tests that nothing is left on it.
#include <malloc.h>
