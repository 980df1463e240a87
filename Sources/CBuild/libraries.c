// The linker puts these in the place of `dlopen` and `dlerror` in a static program (see Package.swift). The C library in
// such a program can load a library only where the system has the same C library, and crashes elsewhere.

#include <stddef.h>

void *facet_load_no_library(const char *name, int flags);
char *facet_say_no_library(void);

void *facet_load_no_library(const char *name, int flags) {
  (void)name;
  (void)flags;
  return NULL;
}

char *facet_say_no_library(void) {
  static char reason[] = "this program is static, and loads no libraries";
  return reason;
}
