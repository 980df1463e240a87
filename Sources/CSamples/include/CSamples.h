#ifndef FACET_CSAMPLES_H
#define FACET_CSAMPLES_H

// The files of SampleFeeds that the programs carry. The compiler embeds the files themselves, so they stand once in the
// repository. Each brand has a file of its own here, so that a program carries the samples of its brands only.

#include <stddef.h>

/// An embedded file. `count` bytes are followed by 32 zeros, which `ByteBuffer` needs.
struct facet_sample {
  const char *_Nullable name;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

// Each list ends with a sample without a name.

/// The pages that the samples of all brands lead to.
const struct facet_sample *_Nonnull facet_common_samples(void);
const struct facet_sample *_Nonnull facet_doordash_samples(void);
const struct facet_sample *_Nonnull facet_caviar_samples(void);

#endif
