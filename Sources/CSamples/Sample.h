#include "CSamples.h"

/// The zeros behind an embedded file.
#define PADDING 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0

/// The entry of a list for the file `name`, embedded as `bytes`.
#define SAMPLE(name, bytes) {name, bytes, sizeof(bytes) - 16}
#define END {NULL, (const unsigned char *)"", 0}
