import Branding
import Components
import FacetModel
import Pages
import Reporting
import Text
import Wording

/// The facts about the program that its sources and sessions need.
package struct ProgramContext {
  package static let version: SafeText = "0.1.0"

  /// The name of the program on the command line.
  package let name: String
  /// The brands that the program carries. The first one is used unless the user asks for another.
  package let brands: [Brand]
  /// The command line of the process that decodes pictures: this program, under an option of its own.
  package let decoder: [String]
  /// The language in which sources speak to the user. Commands that print speak English.
  package var words = Words.english
  /// The secrets that the user gave for servers, which nothing that is printed may show.
  package let secrets = PrintedSecrets()

  /// The option that makes a program the decoder of pictures. It is in no help, because only the program itself uses
  /// it.
  package static let decoding = "--decode-pictures"

  /// The observer of the frames on the screen, if there is one.
  package var watcher: (any FrameWatcher)?

  package init(name: String, brands: [Brand], decoder: [String] = ["/proc/self/exe", decoding]) {
    self.decoder = decoder
    self.name = name
    self.brands = brands
  }

  /// The names of components and of their categories, of all brands.
  func knownWords() throws(Failure) -> Set<String> {
    var words: Set<String> = []
    for brand in brands {
      words.formUnion(try makeFactory(for: brand).all.flatMap { [$0.id, $0.category.rawValue] })
    }
    return words
  }

  /// The registry of a brand's app. Two components with one id, both shared or both the brand's, are a programming error.
  ///
  /// With `drawsByCategory`, plain components stand in for unknown ones.
  package func makeFactory(for brand: Brand, drawsByCategory: Bool = false) throws(Failure) -> FacetFactory {
    do throws(FacetFactory.DuplicateComponent) {
      return try FacetFactory(
        ComponentLibrary.descriptors, joinedBy: brand.components,
        fallbacks: drawsByCategory ? ComponentLibrary.plainByCategory : [:])
    } catch {
      throw Failure(
        status: .internalError, diagnostic: "the component '\(error.id)' is registered twice (internal error)")
    }
  }
}
