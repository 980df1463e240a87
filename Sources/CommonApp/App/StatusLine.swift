import Drawing
import Prism
import Text
import ViewTree

/// What is being looked at, what of it is left out, and the keys that work here.
struct StatusLine {
  let page: Page

  func block(width: Int) -> Block {
    let left = page.admission.omittedCount
    let counts: SafeText = left == 0 ? "" : " • \(left) left out"
    let keys: SafeText = width < 60 ? "" : Keymap.hints
    let inner = max(0, width - 2)
    return Block.spread(width: inner, trailing: .line(keys, .keyHint, width: inner / 2)) { inner in
      .line(SafeText(page.brand.displayName) + " • " + page.title + counts, .statusLineTitle, width: inner)
    }
    .padded(.horizontal(1))
    .on(.bar(.background), width: width)
  }
}
