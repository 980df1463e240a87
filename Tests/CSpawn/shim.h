#ifndef FACET_CSPAWN_SHIM_H
#define FACET_CSPAWN_SHIM_H

// A function of glibc that its header shows only to those who define _GNU_SOURCE before all headers.

#include <spawn.h>

extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

#endif
