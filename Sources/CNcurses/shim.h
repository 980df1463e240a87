#ifndef FACET_CNCURSES_SHIM_H
#define FACET_CNCURSES_SHIM_H

// What of ncurses does not cross into Swift by itself: globals, macros with casts or arguments. No logic.

#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
// term.h defines a few hundred lower-case names (lines, columns, tab, …) as macros: none of them is wanted in Swift.
#include <wchar.h>
#include <sys/mman.h>

extern int wcwidth(wchar_t);

// A file in memory, whose function is declared for GNU sources alone; -1 where there is none.
static inline int facet_memory(void) { return memfd_create("frame", MFD_CLOEXEC); }

static inline WINDOW *facet_standard_window(void) { return stdscr; }
static inline WINDOW *facet_screen_window(void) { return curscr; }
static inline WINDOW *facet_next_window(void) { return newscr; }
static inline int facet_color_count(void) { return COLORS; }
static inline int facet_pair_count(void) { return COLOR_PAIRS; }
static inline int facet_function_key(int number) { return KEY_F(number); }

static inline void facet_forget_terminal(void) { del_curterm(cur_term); }
// The entry in use. Reading another one, and a new screen, put theirs into the current screen.
static inline TERMINAL *facet_current_terminal(void) { return cur_term; }
static inline void facet_use_terminal(TERMINAL *terminal) { set_curterm(terminal); }
static inline const char *facet_string(const char *capability) {
  const char *value = tigetstr(capability);
  return value == (char *)-1 ? 0 : value;
}
static inline _Bool facet_has_flag(const char *capability) { return tigetflag(capability) > 0; }

// In our own entry A and B are the colours that were set last, of which none has this number; C to F are attributes.
static inline void facet_forget_looks(void) { (void)tparm("%p1%PA%p1%PB%p2%PC%p2%PD%p2%PE%p2%PF", 0x2000000L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L); }

static const attr_t facet_bold = WA_BOLD;
static const attr_t facet_dim = WA_DIM;
static const attr_t facet_italic = WA_ITALIC;
static const attr_t facet_underline = WA_UNDERLINE;
static const attr_t facet_reverse = WA_REVERSE;

// The pair goes through the last parameter: the short before it ends at 32767.
static inline int facet_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, 0, &pair);
}

#endif
