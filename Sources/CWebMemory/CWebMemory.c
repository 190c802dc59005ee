#include "CWebMemory.h"

#include <stdint.h>

// The engine makes few blocks: the arrays of its strips, made again when the items change. A libc's
// allocator, ten thousand bytes of download, would be a quarter of the whole module.

enum { header_size = 16, smallest_power = 5, powers = 8 * sizeof(size_t) };

// Before each block; the block itself begins 16 bytes later, which keeps it aligned.
typedef struct header {
  uint32_t power;
  struct header *next_free;
} header;

static header *free_lists[powers];
static uintptr_t unused_start;
static uintptr_t unused_end;

#if defined(__wasm__)

extern char __heap_base;

// Makes room for `size` more bytes at `unused_start`; 0 where the browser refuses.
static int grow(size_t size) {
  const size_t page = 65536;
  if (unused_start == 0) {
    unused_start = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    unused_end = __builtin_wasm_memory_size(0) * page;
  }
  if (unused_end - unused_start >= size) return 1;
  size_t missing = size - (unused_end - unused_start);
  size_t pages = missing / page + 1;
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
  unused_end += pages * page;
  return 1;
}

#else

// Elsewhere the allocator is only tested, in a memory of its own.
static _Alignas(16) char arena[1 << 20];

static int grow(size_t size) {
  if (unused_start == 0) {
    unused_start = (uintptr_t)arena;
    unused_end = unused_start + sizeof arena;
  }
  return unused_end - unused_start >= size;
}

#endif

void *web_memory_allocate(size_t size) {
  if (size > SIZE_MAX / 4) return NULL;
  uint32_t power = smallest_power;
  while (((size_t)1 << power) < size + header_size) power += 1;
  header *block = free_lists[power];
  if (block != NULL) {
    free_lists[power] = block->next_free;
  } else {
    size_t whole = (size_t)1 << power;
    if ((unused_start == 0 || unused_end - unused_start < whole) && !grow(whole)) return NULL;
    block = (header *)unused_start;
    unused_start += whole;
    block->power = power;
  }
  return (char *)block + header_size;
}

void web_memory_release(void *memory) {
  if (memory == NULL) return;
  header *block = (header *)((char *)memory - header_size);
  block->next_free = free_lists[block->power];
  free_lists[block->power] = block;
}

#if defined(__wasm__)

// What Embedded Swift calls. No Swift type asks for more than 16.
int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = alignment <= 16 ? web_memory_allocate(size) : NULL;
  if (block == NULL) return 12;  // ENOMEM; Swift then traps.
  *result = block;
  return 0;
}

void *malloc(size_t size) { return web_memory_allocate(size); }

void free(void *block) { web_memory_release(block); }

#endif
