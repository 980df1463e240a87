/// The rule by which a facet counts as seen.
struct ImpressionRule: Hashable, Sendable {
  /// The time that it must be visible without a break, in milliseconds.
  var time = 1000
  /// The part of its area that must be visible, in percent.
  var area = 50
}
