/// When something counts as seen.
package struct ImpressionRule: Hashable, Sendable {
  /// In milliseconds, without a break.
  package var time = 1000
  /// Of its area, in hundredths.
  package var area = 50

  package init(time: Int = 1000, area: Int = 50) {
    self.time = time
    self.area = area
  }
}
