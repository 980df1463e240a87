#ifndef FACET_CSQLITE_SHIM_H
#define FACET_CSQLITE_SHIM_H

// SQLite's types and constants. The library is never linked, because it would slow the start of users who ask no server. No logic.

#include <sqlite3.h>

// A macro with a cast.
static inline sqlite3_destructor_type facet_copied(void) { return SQLITE_TRANSIENT; }

#endif
