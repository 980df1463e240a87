import Components
import Text

/// The structures that a brand in a folder can choose among, by the view they are for.
package struct BrandStructures {
  package let all: [BrandedStructure]

  /// Those of the brands that a program carries.
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

  /// Says that a name is unknown: which one may have been meant, and which there are.
  package static func objection(_ what: String, _ name: String, known: [String]) -> String {
    let meant = Misspelling.meant(by: name, among: known).map { "is '\($0)' meant? " } ?? ""
    return "there is no \(what) '\(name)'; \(meant)known are \(known.joined(separator: ", "))"
  }
}

extension Brand {
  /// The structure in which the brand shows a view.
  package func structureName(of kind: BrandedStructure.Kind) -> String {
    structures.first { $0.kind == kind }?.name ?? BrandedStructure.plain
  }
}
