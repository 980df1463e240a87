/// A colour that a sink can show. The theme has already chosen it for the terminal's depth, so sinks never convert
/// colours.
public enum ResolvedColor: Hashable, Sendable {
  /// The terminal's default colour, which the user can set.
  case terminalDefault
  /// An entry of the 256-colour palette.
  case indexed(UInt8)
  case rgb(RGB)
}
