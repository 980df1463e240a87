// A minimal ncurses program: shows the rows of a file, and moves a bar over them with j and k.
//
// The rows are the output of `facet render --format ansi --color 256`. Tests compile it and time facet against it.
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char **rows;
static int count, top, bar;

// ESC [ attributes ; 38 ; 5 ; foreground ; 48 ; 5 ; background m
static void set_look(const char *codes) {
  static short pairs[257][257], used;
  const attr_t known[] = {[1] = A_BOLD, [2] = A_DIM, [3] = A_ITALIC, [4] = A_UNDERLINE, [7] = A_REVERSE};
  int colors[2] = {-1, -1};
  attr_t attributes = 0;
  for (char *end; *codes != 'm'; codes = *end == ';' ? end + 1 : end) {
    long code = strtol(codes, &end, 10);
    if (code == 38 || code == 48) colors[code == 48] = strtol(end + 3, &end, 10);
    else if (code >= 30 && code < 48) colors[code >= 40] = code % 10;
    else if (code < 8) attributes |= known[code];
  }
  short *pair = &pairs[colors[0] + 1][colors[1] + 1];
  if (!*pair) init_pair(*pair = ++used, colors[0], colors[1]);
  attrset(attributes | COLOR_PAIR(*pair));
}

static void show_row(int y, const char *row) {
  move(y, 0);
  while (*row) {
    const char *escape = strchrnul(row, 27);
    addnstr(row, escape - row);
    if (!*escape) break;
    set_look(escape + 2);
    row = strchr(escape, 'm') + 1;
  }
}

static void show(void) {
  erase();
  for (int y = 0; y < LINES && top + y < count; y++) show_row(y, rows[top + y]);
  mvchgat(bar - top, 0, -1, A_REVERSE, 0, NULL);
  refresh();
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!file) return 64;
  setlocale(LC_ALL, "");
  char *line = NULL;
  for (size_t size = 0; getline(&line, &size, file) > 0; line = NULL, size = 0) {
    line[strcspn(line, "\n")] = 0;
    rows = realloc(rows, ++count * sizeof *rows);
    rows[count - 1] = line;
  }
  initscr();
  start_color();
  use_default_colors();
  cbreak();
  noecho();
  curs_set(0);
  keypad(stdscr, TRUE);
  for (int key = 0; key != 'q'; key = getch()) {
    if (key == 'j' && bar + 1 < count) bar++;
    if (key == 'k' && bar > 0) bar--;
    if (bar < top) top = bar;
    if (bar >= top + LINES) top = bar - LINES + 1;
    show();
  }
  endwin();
}
