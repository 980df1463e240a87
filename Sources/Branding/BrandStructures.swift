import Components
import Text
import Wording

/// The structures that a brand in a folder can choose, by their view.
package struct BrandStructures {
  package let all: [BrandedStructure]

  /// The structures of the brands built into a program.
  package init(_ brands: [Brand]) {
    all = brands.flatMap(\.structures)
  }

  /// The names that a view can have in `brand.json`.
  package func names(of kind: BrandedStructure.Kind) -> [String] {
    [BrandedStructure.plain] + all.filter { $0.kind == kind }.map(\.name)
  }

  func structure(_ kind: BrandedStructure.Kind, called name: String) -> BrandedStructure? {
    all.first { $0.kind == kind && $0.name == name }
  }

  /// The phrase that says that a name is unknown: which one may have been meant, and which there are.
  package static func objection(
    _ name: String, known: [String], _ phrase: (Words, SafeText, SafeText?, SafeText) -> SafeText
  ) -> Message {
    let meant = Misspelling.meant(by: name, among: known).map { SafeText($0) }
    return Message { phrase($0, SafeText(name), meant, SafeText(known.joined(separator: ", "))) }
  }
}

extension Brand {
  /// The name of the structure of a view.
  package func structureName(of kind: BrandedStructure.Kind) -> String {
    structures.first { $0.kind == kind }?.name ?? BrandedStructure.plain
  }
}
