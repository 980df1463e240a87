// Keeps one response after the other in the cache at a path. It writes the number of each to standard output when it is
// kept: `cache-writer PATH FIRST`. It runs until it is killed.
import FacetModel
import Feeds
import Glibc
import JSON

let arguments = CommandLine.arguments
guard arguments.count == 3, var number = Int(arguments[2]) else { exit(64) }
do {
  let cache = try ResponseCache(path: arguments[1], limit: 1 << 40, clock: { number })
  while true {
    let written = WrittenAnswer(number)
    try cache.keep(written.response, for: written.key, listing: written.facets)
    let line = "\(number)\n"
    _ = write(STDOUT_FILENO, line, line.utf8.count)
    number += 1
  }
} catch {
  let line = "\(error)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(70)
}
