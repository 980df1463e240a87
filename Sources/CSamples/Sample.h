#include "CSamples.h"

/// The zeros behind an embedded file.
#define EIGHT_ZEROS 0, 0, 0, 0, 0, 0, 0, 0
#define PADDING EIGHT_ZEROS, EIGHT_ZEROS, EIGHT_ZEROS, EIGHT_ZEROS

/// The entry of a list for the file `name`, embedded as `bytes`.
#define SAMPLE(name, bytes) {name, bytes, sizeof(bytes) - 32}
#define END {NULL, (const unsigned char *)"", 0}
