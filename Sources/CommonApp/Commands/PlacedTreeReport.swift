import Drawing
import Reporting
import ViewTree

/// The placed tree for programs: which facet is where, and what it says.
struct PlacedTreeReport {
  let size: Size
  let facets: [PlacedFacet]

  var json: JSONOutput {
    .object([
      ("width", .number(size.width)), ("height", .number(size.height)), ("nodes", .array(facets.map(Self.json))),
    ])
  }

  /// The decoder limits how deep facets nest, and with that this recursion.
  private static func json(_ placed: PlacedFacet) -> JSONOutput {
    .object([
      ("id", placed.facet.id.map(JSONOutput.exact) ?? .null),
      ("component", .exact(placed.facet.component.id)),
      (
        "rect",
        .object([
          ("x", .number(placed.rect.x)), ("y", .number(placed.rect.y)), ("width", .number(placed.rect.width)),
          ("height", .number(placed.rect.height)),
        ])
      ),
      ("text", .array(placed.words.map(JSONOutput.string))),
      ("children", .array(placed.children.map(json))),
    ])
  }
}
