#ifndef FACET_CNCURSES_SHIM_H
#define FACET_CNCURSES_SHIM_H

#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include <curses.h>

#endif
