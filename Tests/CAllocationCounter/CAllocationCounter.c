#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// Per thread: other tests run at the same time in the same process. Of type int, not a pointer to something
// allocated, and with the initial-exec model, so that looking at them never allocates.
#define THREAD_LOCAL static __thread __attribute__((tls_model("initial-exec")))

THREAD_LOCAL int counting = 0;
THREAD_LOCAL int64_t count = 0;

void allocation_counter_start(void) {
  count = 0;
  counting = 1;
}

int64_t allocation_counter_stop(void) {
  int64_t result = counting ? count : 0;
  counting = 0;
  return result;
}

int64_t allocation_counter_read(void) { return counting ? count : 0; }

#if defined(__GLIBC__)

// Defined here, these take the place of glibc's own in the whole process. glibc keeps its own reachable under the
// names below; `free` stays glibc's, since all memory is.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void note(void) {
  if (counting) count += 1;
}

bool allocation_counter_is_available(void) { return true; }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t n, size_t size) {
  note();
  return __libc_calloc(n, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  note();
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
