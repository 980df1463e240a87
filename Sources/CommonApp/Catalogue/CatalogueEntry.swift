import Branding
import Components
import Drawing
import FacetModel
import Feeds
import JSON
import Pages
import Prism
import Reporting
import Text

/// The catalogue entry of a component: its description, its fields, and its example, drawn.
struct CatalogueEntry {
  let descriptor: ComponentDescriptor
  let factory: FacetFactory
  let brand: Brand
  let theme: Theme

  private static let width = 76

  func print(to console: Console, inColor: Bool) throws(Failure) {
    let since = "\(descriptor.category.rawValue), since \(descriptor.since)"
    console.print(StyledText(SafeText(descriptor.id), .bold) + StyledText("  " + SafeText(since), .dim))
    console.print(SafeText(descriptor.summary))
    console.print("")
    printFields(to: console)
    var page = UnrolledPage(
      Page(
        feed: try descriptor.exampleFeed(), title: SafeText(descriptor.id), brand: brand, theme: theme, factory: factory
      ),
      width: Self.width)
    page.forEachPiece { canvas in
      if inColor {
        console.print(canvas)
      } else {
        console.print(canvas.textRows)
      }
    }
    console.print("")
    let example = theme.icons.usesASCII ? descriptor.example.escapedBeyondASCII : descriptor.example
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      console.print(StyledText(SafeText(String(line)), .dim))
    }
  }

  private func printFields(to console: Console) {
    let fields = descriptor.reads.all
    let width = (fields.map { SafeText($0.path).columns }.max() ?? 0) + 2
    for field in fields {
      console.print(
        StyledText("  " + SafeText(field.path).padded(to: width), .cyan) + StyledText(SafeText(field.explanation)))
    }
    if !descriptor.needs.isEmpty {
      console.print(SafeText("  needs " + descriptor.needs.map(\.description).joined(separator: ", ")))
    }
    if !fields.isEmpty { console.print("") }
  }
}

extension String {
  /// JSON with escapes in place of all characters beyond ASCII, which only its strings have.
  fileprivate var escapedBeyondASCII: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      guard !scalar.isASCII else { return text.unicodeScalars.append(scalar) }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}

extension ComponentDescriptor {
  /// The example as a feed. It is part of the program, so that a fault in it is an internal error.
  func exampleFeed() throws(Failure) -> Feed {
    do throws(FeedError) {
      return try FeedDecoder(interner: .forFeeds()).decode(ByteBuffer("[\(example)]"))
    } catch {
      throw Failure(status: .internalError, diagnostic: "the example of '\(id)' is not a facet (internal error)")
    }
  }
}
