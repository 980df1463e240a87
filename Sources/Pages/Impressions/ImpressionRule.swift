/// The rule by which a facet counts as seen.
package struct ImpressionRule: Hashable, Sendable {
  /// The time that it must be visible without a break, in milliseconds.
  package var time: Int
  /// The part of its area that must be visible, in percent.
  package var area: Int

  package init(time: Int = 1000, area: Int = 50) {
    self.time = time
    self.area = area
  }
}
