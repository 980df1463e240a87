import CNcurses
import Prism
import Reporting
import Text

/// The terminfo entry to draw with: the installed one of the terminal's type, or one embedded in the program. Embedded
/// entries give full colours and support unknown terminals without anything to install.
struct TerminalEntry {
  let name: String
  let abilities: EntryAbilities
  /// The reason for choosing this entry.
  let reason: SafeText
  /// The embedded entry; `nil` if an installed one is used.
  private let embedded: EmbeddedEntry?

  init(type: String?, depth: Depth?, on output: Int32) throws(TerminalError) {
    let type = type.flatMap { $0.isEmpty ? nil : $0 }
    let installed = type.map { EntryFacts.read($0, on: output) } ?? .unknown
    if case .poor = installed { throw .cannotPlaceCursor(type: type ?? "") }
    let wanted = Self.embedded(insteadOf: installed, type: type, depth: depth)
    // An ncurses that was built without reading entries from the environment does not find it.
    if let entry = wanted.value,
      case .usable(let abilities) = entry.whileFindable({ EntryFacts.read(entry.name, on: output) })
    {
      name = entry.name
      self.abilities = abilities
      reason = wanted.reason
      embedded = entry
    } else if let type, case .usable(let abilities) = installed {
      name = type
      self.abilities = abilities
      reason =
        wanted.value == nil
        ? wanted.reason : wanted.reason + ", but the installed ncurses cannot use the embedded entry"
      embedded = nil
    } else {
      throw .noDescription(type: type ?? "")
    }
  }

  /// Runs `body` while ncurses finds the entry under its name.
  func whileFindable<Result>(_ body: () -> Result) -> Result {
    embedded?.whileFindable(body) ?? body()
  }

  var isEmbedded: Bool { embedded != nil }

  private static func embedded(
    insteadOf facts: EntryFacts, type: String?, depth: Depth?
  ) -> Decision<EmbeddedEntry?> {
    switch (facts, depth) {
    case (_, .truecolor?):
      return Decision(.direct, because: "it has every colour, whatever is installed")
    case (.unknown, _), (.poor, _):
      let lack: SafeText = type.map { "no entry is installed for \"\($0)\"" } ?? "TERM is not set"
      return Decision(.palette256, because: lack)
    case (.usable(let abilities), .palette256?):
      let isFit = abilities.colorCount == 256
      return Decision(isFit ? nil : .palette256, because: Self.has(abilities, wanted: "256"))
    case (.usable(let abilities), .palette16?):
      let isFit = (16...256).contains(abilities.colorCount)
      return Decision(isFit ? nil : .palette256, because: Self.has(abilities, wanted: "16"))
    case (.usable(let abilities), .monochrome?), (.usable(let abilities), nil):
      guard abilities.colorCount > 256 else { return Decision(nil, because: "it is installed") }
      return Decision(.direct, because: "the installed one writes its colours with colons, which fewer terminals read")
    }
  }

  private static func has(_ abilities: EntryAbilities, wanted: SafeText) -> SafeText {
    "\(wanted) colours are wanted, and the installed one has \(abilities.colorCount)"
  }
}
