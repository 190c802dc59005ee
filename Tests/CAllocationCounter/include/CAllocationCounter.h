#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator can be counted: glibc only. Elsewhere every count is 0.
bool allocation_counter_is_available(void);

/// Begins to count, from 0, what the calling thread allocates.
void allocation_counter_start(void);

/// Ends the count and returns how many allocations the calling thread made since it began.
///
/// A `realloc` counts as one; a `free` does not count. Without a begin, 0.
int64_t allocation_counter_stop(void);

/// Returns how many allocations the calling thread has made since it began to count.
int64_t allocation_counter_read(void);
