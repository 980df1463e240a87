/// What a sink is told to show. The theme has already chosen for the depth at hand; no sink quantises.
public enum ResolvedColor: Hashable, Sendable {
  /// Whatever the terminal's owner has set.
  case terminalDefault
  /// An entry of the 256-colour palette.
  case indexed(UInt8)
  case rgb(RGB)
}
