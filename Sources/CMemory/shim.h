#ifndef FACET_CMEMORY_H
#define FACET_CMEMORY_H

// Asks the processor to fetch memory that will be read soon. An address without memory does nothing.
static inline void facet_fetch(const void *_Nonnull address) { __builtin_prefetch(address); }

#endif
