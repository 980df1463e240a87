/// When something counts as seen.
struct ImpressionRule: Hashable, Sendable {
  /// In milliseconds, without a break.
  var time = 1000
  /// Of its area, in hundredths.
  var area = 50
}
