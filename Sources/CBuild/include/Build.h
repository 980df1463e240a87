#ifndef FACET_CBUILD_H
#define FACET_CBUILD_H

// Facts that only the build knows.

/// The commit that the program was built from; an empty text if the build did not know it.
const char *_Nonnull facet_commit(void);

#endif
