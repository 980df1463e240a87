import Drawing
import Prism
import Testing

@testable import ViewTree

struct EllipseTests {
  @Test(
    "An ellipse is symmetric and widest in the middle", arguments: [Size(9, 3), Size(12, 6), Size(24, 12), Size(7, 4)])
  func ellipsesAreSymmetric(size: Size) {
    let ellipse = Ellipse(box: Rect(x: 0, y: 0, width: size.width, height: size.height))
    let rows = (0..<2 * size.height).map(ellipse.columns)
    #expect(rows.map(\.count) == rows.map(\.count).reversed())
    #expect(rows.allSatisfy { $0.lowerBound == size.width - $0.upperBound && !$0.isEmpty })
    #expect(rows.map(\.count).max() == rows[size.height].count)
    #expect(rows[size.height] == 0..<size.width)
  }
}
