import Text

/// The phrases for filters and carousels.
extension Words {
  public func over(_ value: SafeText) -> SafeText { say("Over " + value, "Más de " + value) }
  public func under(_ value: SafeText) -> SafeText { say("Under " + value, "Menos de " + value) }
  public func chosen(_ names: SafeText) -> SafeText { say("chosen: " + names, "elegido: " + names) }
  public func choices(_ names: SafeText) -> SafeText { say("choices: " + names, "opciones: " + names) }

  /// A place in a series, such as `3 of 12`. The place may be a range, `2-4`.
  public func place(_ place: SafeText, of count: Int) -> SafeText {
    say("\(place) of \(count)", "\(place) de \(count)")
  }

  public func place(_ number: Int, of count: Int) -> SafeText { place("\(number)", of: count) }
}
