import Branding
import Drawing
import Feeds
import Pictures
import Prism
import Reporting
import Sessions
import Text
import Wording

extension GallerySite {
  /// Makes the site of some brands, each in both schemes.
  init(_ brands: [Brand], _ contrast: ContrastLevel, in program: Program) throws(Failure) {
    var pages: [BrandPages] = []
    for brand in brands {
      var themes: [(scheme: Scheme, theme: Theme)] = []
      for scheme in Scheme.allCases {
        themes.append((scheme, Theme(try brand.themeValues(scheme, contrast), depth: .truecolor)))
      }
      let factory = try program.context.makeFactory(for: brand)
      let source = Source.saved(try ReplaySource(Gallery(factory: factory).sample, in: program.context))
      let pictures = PagePictureSource(
        mode: .photo(cell: Self.pixelsOfCell), loader: PictureLoader(program: program.context.decoder), source: source,
        pageNumber: 0)
      pages.append(
        BrandPages(brand: brand, factory: factory, themes: themes, pictures: (pictures, source.pictureReach())))
    }
    self.init(pages, madeBy: program.name)
  }

  /// The pixels for a cell, as large as the cell is in a browser, so that the site stays small.
  private static let pixelsOfCell = Size(9, 20)

  /// Writes the site into a folder, which is missing, empty or an earlier gallery.
  func write(to folder: String) throws(Failure) {
    let files = try files()
    do throws(NewFiles.Fault) {
      try MarkedFolder(folder, mark: HTMLPage.mark(of: Self.generator), ending: ".html").write(files)
    } catch {
      let problem: SafeText =
        switch error {
        case .isThere: "this folder has other files than those of a gallery; name another, or empty it"
        case .notWritable(let reason): Words.english.cannotBeWritten(reason.text(in: .english))
        }
      throw Failure(status: .cannotWrite, diagnostic: "\(SafeText(folder)): " + problem)
    }
  }
}
