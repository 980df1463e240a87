import Components
import Text

/// All components, a line each, by category.
struct CatalogueList {
  let descriptors: [ComponentDescriptor]

  var lines: [StyledText] {
    let width = (descriptors.map { SafeText($0.id).columns }.max() ?? 0) + 2
    var lines: [StyledText] = []
    var category: ComponentCategory?
    for descriptor in descriptors {
      if descriptor.category != category {
        if category != nil { lines.append(StyledText()) }
        lines.append(StyledText(SafeText(descriptor.category.rawValue), .bold))
        category = descriptor.category
      }
      let id = SafeText(descriptor.id).padded(to: width)
      let since = SafeText("since \(descriptor.since)").padded(to: 14)
      lines.append(StyledText("  " + id) + StyledText(since, .dim) + StyledText(SafeText(descriptor.summary)))
    }
    return lines
  }
}
