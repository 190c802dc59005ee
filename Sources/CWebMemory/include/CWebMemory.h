#pragma once

#include <stddef.h>

/// Returns `size` bytes aligned to 16, or null where there is no more memory.
///
/// A block takes the next power of two of its size and 16 bytes more. A released block serves the
/// next request of the same power of two, so that memory in use is bounded by the most that was
/// ever in use at one time of each power.
void *web_memory_allocate(size_t size);

/// Takes back what `web_memory_allocate` returned. Null is nothing.
void web_memory_release(void *block);
