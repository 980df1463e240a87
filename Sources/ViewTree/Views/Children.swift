/// The facets inside a facet, laid out when its view asks for them.
public struct Children {
  public let count: Int
  private let make: (_ index: Int, _ width: Int) -> Block

  public static var none: Children { Children(count: 0) { _, _ in .empty } }

  public init(count: Int, make: @escaping (_ index: Int, _ width: Int) -> Block) {
    self.count = count
    self.make = make
  }

  public func block(at index: Int, width: Int) -> Block {
    make(index, width)
  }

  /// The maximum number of children that a column shows.
  private static let most = 16

  /// Returns the children below each other.
  public func column(width: Int) -> Block {
    .column((0..<min(count, Self.most)).map { block(at: $0, width: width) })
  }
}
