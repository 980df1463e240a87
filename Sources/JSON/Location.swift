/// A position in a text as editors show it. Lines and columns count from one. Columns are characters of the file
/// (Unicode scalars), not bytes.
public struct Location: Hashable, Comparable, CustomStringConvertible, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "\(line):\(column)" }

  public static func < (left: Location, right: Location) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
