#ifndef FACET_CCOMPRESSION_SHIM_H
#define FACET_CCOMPRESSION_SHIM_H

// For their types and constants alone: the libraries are loaded when they are needed. No logic.

#include <zlib.h>
#include <zstd.h>

#endif
