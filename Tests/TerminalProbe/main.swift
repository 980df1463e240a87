import Glibc
import Prism
import Terminal

// A small program that draws on a terminal, for tests that observe it from outside. Its first row names the last event.
do {
  var settings = ScreenSettings(type: getenv("TERM").map { String(cString: $0) })
  let words = CommandLine.arguments.dropFirst()
  settings.depth = words.lazy.compactMap(Depth.init).first
  settings.hearsMouse = words.contains("mouse")
  settings.asks = words.contains("ask")
  settings.asksColors = words.contains("colors")
  if words.contains("sixels") { settings.pictures = .sixels }
  if words.contains("placeholders") { settings.pictures = .placeholders }
  if words.contains("pictures") { settings.pictures = .best }
  settings.isInTmux = getenv("TMUX") != nil
  settings.synchronizes = !words.contains("no-sync")
  var probe = Probe(screen: try Screen(settings))
  exit(probe.run())
} catch {
  let line = "terminal-probe: \(error)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(64)
}
