import Text
import Wording

extension Speech.Role {
  /// Returns the name of the role for reading aloud.
  public func name(in words: Words) -> SafeText {
    switch self {
    case .heading: words.heading
    case .text: words.text
    case .image: words.image
    case .banner: words.banner
    case .button: words.button
    case .toggle: words.toggle
    case .filter: words.filter
    case .stepper: words.stepper
    case .card: words.card
    case .row: words.row
    case .list: words.list
    case .carousel: words.carousel
    case .grid: words.grid
    case .separator: words.separator
    case .group: words.group
    case .search: words.search
    }
  }
}
