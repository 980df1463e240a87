import Branding
import Components
import Drawing
import FacetModel
import Pictures
import Prism
import Reporting
import Sessions
import Text

/// The catalogue of components as a small site: a list, and a page for each component.
struct GallerySite {
  /// A brand with its components and its themes.
  struct BrandPages {
    let brand: Brand
    let factory: FacetFactory
    let themes: [(scheme: Scheme, theme: Theme)]
    /// The pictures that the program carries, and what may be loaded from them.
    let pictures: (source: PagePictureSource, reach: PictureReach)
  }

  /// The mark in every file, by which a gallery is known again.
  static let generator = "facet gallery"
  static let indexName = "index.html"

  let brands: [BrandPages]
  let footer: SafeText
  private let components: [ComponentDescriptor]

  init(_ brands: [BrandPages], madeBy program: String) {
    self.brands = brands
    footer = SafeText(program) + " " + ProgramContext.version
    var known: Set<String> = []
    let all = brands.flatMap(\.factory.all).filter { known.insert($0.id).inserted }
    // A brand's own components come last in its registry, and belong to their categories here.
    components = ComponentCategory.allCases.flatMap { category in all.filter { $0.category == category } }
  }

  /// The files of the site with their names. The list is the last, so that an incomplete site has none.
  func files() throws(Failure) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    var previews: [String] = []
    var sheet = HTMLSheet()
    for (index, component) in components.enumerated() {
      let page = GalleryPage(
        component: component, brands: brands, previous: index > 0 ? components[index - 1] : nil,
        next: components.dropFirst(index + 1).first, versions: versions)
      files.append((Self.fileName(of: component), Array(try page.page(footer: footer).utf8)))
      previews.append(try page.preview(&sheet))
    }
    let index = GalleryIndex(components: components, previews: previews, brands: brands.map(\.brand))
    files.append((Self.indexName, Array(index.page(sheet, footer: footer).utf8)))
    return files
  }

  /// All versions in which the catalogue changed, the oldest first.
  private var versions: [SemanticVersion] { brands.first?.factory.capabilities.knownVersions ?? [] }

  /// The name of a component's file. Characters that are not usual in names of files are replaced.
  static func fileName(of component: ComponentDescriptor) -> String {
    let name = component.id.utf8.map { byte -> Character in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || [0x2D, 0x2E, 0x5F].contains(byte)
      return isPlain ? Character(Unicode.Scalar(byte)) : "-"
    }
    return String(name.drop { $0 == "." }) + ".html"
  }
}
