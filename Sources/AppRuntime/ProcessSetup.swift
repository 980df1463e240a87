import Glibc

/// What the program expects of its process, made so before anything is opened.
package enum ProcessSetup {
  package static func prepare() {
    fillStandardStreams()
    // Writing to a pipe that has lost its reader, or beyond the limit of a file's size, fails with an error. That can be
    // said; the default is to die.
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
