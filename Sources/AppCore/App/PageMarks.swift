import FacetModel
import Text

/// The places that the user has marked, by their letters.
struct PageMarks {
  /// A marked facet of a page.
  struct Mark {
    /// The id of the page in the history.
    let page: Int
    /// The title of the page.
    let title: SafeText
    let facet: Identity
    /// The name of the facet.
    let name: SafeText
  }

  private var marks: [Unicode.Scalar: Mark] = [:]

  var isEmpty: Bool { all.isEmpty }

  /// The mark of this character is the place before the last jump to a mark.
  static let beforeJump = Unicode.Scalar("'")

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  subscript(letter: Unicode.Scalar) -> Mark? {
    get { marks[letter] }
    set { marks[letter] = newValue }
  }

  /// The marks that the user has set, by their letters.
  var all: [(letter: SafeText, mark: Mark)] {
    marks.filter { Self.isLetter($0.key) }.sorted { $0.key.value < $1.key.value }
      .map { (letter: SafeText(String($0.key)), mark: $0.value) }
  }
}
