import Components
import FacetModel
import Reporting
import Text

/// All components by category, a line each; then the actions and the features with their versions.
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
    return lines + [StyledText()] + features
  }

  private var features: [StyledText] {
    let actions = Feature.allCases.filter(\.isAction)
    let others = Feature.allCases.filter { !$0.isAction }
    return [("actions", actions), ("features", others)].map { title, features in
      let words = features.map { "\($0.wireName) since \($0.since)" }.joined(separator: ", ")
      return StyledText(SafeText(title), .bold) + StyledText(SafeText(": " + words))
    }
  }
}
