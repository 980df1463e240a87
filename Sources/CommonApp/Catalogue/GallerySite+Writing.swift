import Branding
import Feeds
import Prism
import Reporting
import Text
import Wording

extension GallerySite {
  /// Makes the site of some brands, each in both schemes.
  init(_ brands: [Brand], in program: Program) throws(Failure) {
    var pages: [BrandPages] = []
    for brand in brands {
      var themes: [(scheme: Scheme, theme: Theme)] = []
      for scheme in Scheme.allCases {
        do throws(TokenErrors) {
          themes.append((scheme, Theme(try brand.values(for: scheme), depth: .truecolor)))
        } catch {
          throw .tokens(error, of: brand)
        }
      }
      pages.append(BrandPages(brand: brand, factory: try program.context.makeFactory(for: brand), themes: themes))
    }
    self.init(pages, madeBy: program.name)
  }

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
