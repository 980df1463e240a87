// Functions that take the place of those of the Swift runtime in a tuned program (see Package.swift). To find the
// arguments, the runtime reads the map of the program's memory at every start. It also looks in eight places for
// `swift-backtrace`, a program that no release carries.

#ifdef FACET_WITHOUT_SEARCHES

#include <stddef.h>

char **_swift_stdlib_getUnsafeArgvArgc(int *count);
void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count);
char *swift_copyAuxiliaryExecutablePath(const char *name);
const char *swift_getRootPath(void);
const char *swift_getRuntimeLibraryPath(void);

static struct {
  int count;
  char **words;
} arguments;

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = arguments.count;
  return arguments.words;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count) {
  arguments.count = count;
  arguments.words = words;
}

// glibc passes the arguments of `main` to constructors.
__attribute__((constructor)) static void keep_arguments(int count, char **words) {
  _swift_stdlib_overrideUnsafeArgvArgc(words, count);
}

char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

const char *swift_getRootPath(void) { return NULL; }
const char *swift_getRuntimeLibraryPath(void) { return NULL; }

#endif
