import JSON

/// How a facet or section wants to be placed.
public struct FacetLayout {
  let value: Value?

  /// Whether the separator behind it is left out.
  public var omitsFooter: Bool { value?[.omitFooter]?.lenientBool ?? false }
  public var padding: WireEdges? { value?[.dlsPadding].flatMap(WireEdges.init) }

  /// The columns of a grid on a screen of a kind: `Mobile`, `Tablet`, `Desktop`, …
  public func gridSpec(for sizeName: String) -> GridSpec? {
    guard let specs = value?[.gridSpecs], let spec = specs[sizeName] ?? specs[sizeName.lowercased()] else { return nil }
    return spec.isNull ? nil : GridSpec(spec)
  }
}

/// A grid for one kind of screen.
public struct GridSpec: Hashable, Sendable {
  public let columnCount: Int?
  public let rowSpacing: WireLength?
  public let columnSpacing: WireLength?

  init(_ value: Value) {
    columnCount = value[.minDimensionCount]?.lenientInt
    rowSpacing = value[.interRowSpacing].flatMap(WireLength.init)
    columnSpacing = value[.interColumnSpacing].flatMap(WireLength.init)
  }
}
