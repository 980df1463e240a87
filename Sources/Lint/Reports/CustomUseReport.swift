import FacetModel
import Reporting
import Text

/// The use of `custom`, as text and as JSON.
package struct CustomUseReport {
  package let use: CustomUse

  package init(use: CustomUse) {
    self.use = use
  }

  package var json: JSONOutput {
    .object([
      (
        "custom",
        .array(
          use.inOrder.map { entry in
            .object([
              ("component", .exact(entry.key.component)), ("key", .exact(entry.key.key)),
              ("count", .number(entry.use.count)),
              ("types", .array(entry.use.types.sorted().map { .string($0) })),
              ("field", TypedField.carrying(entry.key.key).map { .string($0) } ?? .null),
            ])
          })
      )
    ])
  }

  package var lines: [StyledText] {
    let keyWidth = 34
    var lines: [StyledText] = []
    var component: String?
    for (key, use) in use.inOrder {
      if component != key.component {
        component = key.component
        lines.append(StyledText(key.component.isEmpty ? "(no component)" : SafeText(key.component), .bold))
      }
      let name = SafeText(key.key).truncated(to: keyWidth).padded(to: keyWidth)
      let count = SafeText(String(use.count)).padded(to: 6, alignment: .trailing)
      let types = SafeText(use.types.sorted().joined(separator: "|"))
      let field = TypedField.carrying(key.key).map { SafeText("→ \($0)") } ?? ""
      lines.append(StyledText("  " + name + count + "  " + types.padded(to: 14)) + StyledText(field, .yellow))
    }
    return lines.isEmpty ? [StyledText("no facet uses custom")] : lines
  }
}
