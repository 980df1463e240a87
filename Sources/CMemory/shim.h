#ifndef FACET_CMEMORY_H
#define FACET_CMEMORY_H

#include <stdint.h>
#include <string.h>

// Asks the processor to fetch memory that will be read soon. An address without memory does nothing.
static inline void facet_fetch(const void *_Nonnull address) { __builtin_prefetch(address); }

typedef signed char facet_bytes __attribute__((vector_size(16)));

static inline facet_bytes facet_load(const void *_Nonnull text) {
  facet_bytes bytes;
  memcpy(&bytes, text, sizeof bytes);
  return bytes;
}

// Returns a bit for each byte that is not zero. All bits of such a byte are set.
static inline uint32_t facet_bits(facet_bytes bytes) {
#ifdef __SSE2__
  return (uint32_t)__builtin_ia32_pmovmskb128((__attribute__((vector_size(16))) char)bytes);
#else
  uint32_t bits = 0;
  for (int place = 0; place < 16; place++) bits |= (uint32_t)(bytes[place] & 1) << place;
  return bits;
#endif
}

// Returns a bit for each of sixteen bytes that may not simply stand in a JSON string: a quote, a backslash, a control
// character, or a byte beyond ASCII, which is negative here.
static inline uint32_t facet_odd_bytes(const void *_Nonnull text) {
  facet_bytes bytes = facet_load(text);
  return facet_bits((bytes == '"') | (bytes == '\\') | (bytes < 0x20));
}

// Returns a bit for each of thirty-two bytes that is not a space.
static inline uint32_t facet_other_than_spaces(const void *_Nonnull text) {
  facet_bytes first = facet_load(text), second = facet_load((const char *)text + 16);
  return facet_bits(first != ' ') | facet_bits(second != ' ') << 16;
}

#endif
