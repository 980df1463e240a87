import JSON

/// The layout that a backend asks for in a facet or section.
public struct FacetLayout {
  package let value: Value?

  /// Whether the separator after the facet is left out.
  public var omitsFooter: Bool { value?[.omitFooter]?.lenientBool ?? false }
  public var padding: WireEdges? { value?[.dlsPadding].flatMap(WireEdges.init) }

  /// Returns the grid for a kind of screen: `Mobile`, `Tablet`, `Desktop`, …
  public func gridSpec(for sizeName: String) -> GridSpec? {
    guard let specs = value?[.gridSpecs], let spec = specs[sizeName] ?? specs[sizeName.lowercased()] else { return nil }
    return spec.isNull ? nil : GridSpec(spec)
  }
}

/// The columns and spacing of a grid on one kind of screen.
public struct GridSpec: Hashable, Sendable {
  /// The number of columns; `nil` if none is asked for, also by a number that no grid can have.
  public let columnCount: Int?
  public let rowSpacing: WireLength?
  public let columnSpacing: WireLength?

  init(_ value: Value) {
    columnCount = value[.minDimensionCount]?.lenientInt.flatMap { $0 > 0 ? $0 : nil }
    rowSpacing = value[.interRowSpacing].flatMap(WireLength.init)
    columnSpacing = value[.interColumnSpacing].flatMap(WireLength.init)
  }
}
