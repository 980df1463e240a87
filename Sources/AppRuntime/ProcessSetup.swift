import Glibc

/// Prepares the process, before any file or terminal is opened.
package enum ProcessSetup {
  package static func prepare() {
    StartMemory.prepare()
    fillStandardStreams()
    // Writing to a pipe without a reader, or beyond the limit of a file's size, fails with an error that can be
    // reported. By default the signals would end the program.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Fills the standard streams that are closed, so that no file, socket or terminal becomes one of them. They are opened
  /// the wrong way round, as gnulib's stdopen does: reading from a closed input and writing to a closed output fail.
  private static func fillStandardStreams() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one: those below are filled.
      _ = open("/dev/null", mode)
    }
  }
}
