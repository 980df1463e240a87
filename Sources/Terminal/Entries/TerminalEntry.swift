import CNcurses
import Prism

/// Which terminfo entry to draw with: what is installed for the terminal's type, or one that we carry with us, so that
/// neither every colour nor an unknown terminal needs anything installed.
enum TerminalEntry {
  case installed(type: String)
  case embedded(EmbeddedEntry)

  var name: String {
    switch self {
    case .installed(let type): type
    case .embedded(let entry): entry.name
    }
  }

  init(type: String?, depth: Depth?, on output: Int32) throws(TerminalError) {
    let type = type.flatMap { $0.isEmpty ? nil : $0 }
    let installed = type.map { EntryFacts.read($0, on: output) } ?? .unknown
    if case .poor = installed { throw .cannotPlaceCursor(type: type ?? "") }
    let embedded = Self.embedded(insteadOf: installed, depth: depth)
    // An ncurses that was built without the means does not find it.
    if let embedded, case .usable = embedded.whileFindable({ EntryFacts.read(embedded.name, on: output) }) {
      self = .embedded(embedded)
    } else if let type, case .usable = installed {
      self = .installed(type: type)
    } else {
      throw .noDescription(type: type ?? "")
    }
  }

  /// Runs `body` while ncurses finds the entry under its name.
  func whileFindable<Result>(_ body: () -> Result) -> Result {
    switch self {
    case .installed: body()
    case .embedded(let entry): entry.whileFindable(body)
    }
  }

  private static func embedded(insteadOf facts: EntryFacts, depth: Depth?) -> EmbeddedEntry? {
    switch (facts, depth) {
    case (_, .truecolor?): .direct
    case (.unknown, _): .palette256
    case (.usable(let colors), .palette256?): colors == 256 ? nil : .palette256
    case (.usable(let colors), .palette16?): (16...256).contains(colors) ? nil : .palette256
    // Installed entries with direct colour write colons, which fewer terminals read.
    case (.usable(let colors), _): colors > 256 ? .direct : nil
    default: nil
    }
  }
}
