import Glibc
import Terminal

// A small program that holds a terminal, for tests to look at from outside. The first row says what it last heard.
do {
  var probe = Probe(screen: try Screen(type: getenv("TERM").map { String(cString: $0) }))
  exit(probe.run())
} catch {
  let line = "terminal-probe: \(error)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(64)
}
