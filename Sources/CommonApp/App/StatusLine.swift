import Drawing
import Prism
import Text
import ViewTree

/// Where one is, what is left out, what has happened, and the keys that work here.
struct StatusLine {
  let page: Page
  let trail: [SafeText]
  let message: SafeText?
  let isLoading: Bool
  let showsHelp: Bool

  func block(width: Int) -> Block {
    let inner = max(0, width - 2)
    let keys: SafeText = message != nil ? "" : showsHelp ? "any key: back to the page" : Keymap.hints(width: inner / 2)
    return Block.spread(width: inner, trailing: .line(keys, .keyHint, width: inner / 2)) { inner in
      guard let message else { return .line(place, .statusLineTitle, width: inner) }
      return .line(message, .statusLineText, width: inner)
    }
    .padded(.horizontal(1))
    .on(.bar(.background), width: width)
  }

  private var place: SafeText {
    let left = page.admission.omittedCount
    let counts: SafeText = left == 0 ? "" : " • \(left) left out"
    let loading: SafeText = isLoading ? " • loading…" : ""
    let way = trail.suffix(3).joined(separator: " › ")
    return SafeText(page.brand.displayName) + " • " + way + counts + loading
  }
}
