import Branding
import Components
import Drawing
import Prism
import ViewTree
import Wording

/// The brand's screen while the first page is loading. It ends when the page arrives.
package struct SplashScreen {
  let start: Int
  /// Whether the brand's mark is left out.
  var isStill = false

  /// The time in milliseconds for which the mark is shown; after it the screen says what is loading.
  private static let splash = 600

  /// The time of the next change.
  func deadline(now: Int) -> Int? {
    isStill || now - start >= Self.splash ? nil : start + Self.splash
  }

  func draw(on canvas: inout Canvas, brand: Brand, theme: Theme, words: Words, now: Int) {
    let isSplash = !isStill && now - start < Self.splash
    let views = brand.views.speaking(words)
    guard let view = (isSplash ? views.makeStaticSplash() : views.makeLaunchView())?.view else { return }
    let metrics = Metrics(theme, words: words)
    let margin = metrics.margin(ofPage: canvas.size.width)
    let block = view.layout(in: Proposal(width: canvas.size.width - 2 * margin, metrics: metrics))
    block.draw(
      on: &canvas, x: margin, y: max(0, (canvas.size.height - block.height) / 2), clip: canvas.bounds, theme: theme)
  }
}
