import Drawing
import Reporting
import ViewTree

/// The places and texts of all facets as JSON.
struct PlacedTreeReport {
  let size: Size
  let facets: [PlacedFacet]

  var json: JSONOutput {
    .object([
      ("width", .number(size.width)), ("height", .number(size.height)), ("nodes", .array(facets.map(Self.json))),
    ])
  }

  /// The recursion is limited, because the decoder limits the nesting of facets.
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
