import FacetModel
import Input
import Pages
import Text
import Wording

/// The comparison picker: the variations that can be put beside a page.
package struct VariationPicker {
  package struct Choice {
    let variation: Variation
    package let title: SafeText
  }

  package let choices: [Choice]
  private(set) var cursor: ListCursor

  init(_ page: PageSession?, in themeSelection: ThemeSelection, _ words: Words) {
    var choices = themeSelection.brands.filter { $0.name != themeSelection.brand.name }.map { brand in
      let title = words.both(SafeText(themeSelection.brand.displayName), SafeText(brand.displayName))
      return Choice(variation: .brand(brand.name), title: title)
    }
    choices.append(Choice(variation: .scheme, title: words.lightAndDark))
    if let earlier = page?.earlier { choices.append(Choice(variation: .earlier, title: earlier.title(in: words))) }
    if let client = page?.page.admission.capabilities {
      let versions = Set(client.knownVersions + [Capabilities.current]).subtracting([client.version]).sorted(by: >)
      choices += versions.map {
        Choice(variation: .version($0), title: words.versions("\(client.version)", "\($0)"))
      }
    }
    self.choices = choices
    cursor = ListCursor(count: choices.count)
  }

  package mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome {
    switch cursor.take(key, keymap, openedBy: .sideBySide) {
    case .chosen(let line): .finish(.compare(choices[line].variation))
    case .waiting: .stay
    case .nothing: .close
    }
  }

  package mutating func choose(line: Int, _ keymap: Keymap) -> PanelOutcome {
    cursor.select(line)
    return take(.enter, keymap)
  }
}

extension VariationPicker: ListPanel {
  package func keys(in context: PanelContext) -> [SafeText] {
    [context.words.enterPutThemThere, context.words.chooseKeys]
  }

  package func frame(in context: PanelContext) -> PanelFrame? {
    VariationFrame(picker: self, size: context.area, words: context.words).frame
  }
}

/// The difference between a page and the page beside it.
package enum Variation: Equatable {
  /// In another brand.
  case brand(String)
  /// In the other colour scheme.
  case scheme
  /// As a client of another version.
  case version(SemanticVersion)
  /// As it was before it changed.
  case earlier
}
