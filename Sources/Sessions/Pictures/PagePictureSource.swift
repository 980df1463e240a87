import AppCore
import Pages
import Pictures
import Prism

/// The pictures of a page that is printed: they are waited for, so that the same page gives the same bytes.
package struct PagePictureSource {
  package let mode: PictureMode
  private let loader: PictureLoader
  private let source: Source
  /// The source's number of the page.
  private let pageNumber: Int

  package init(mode: PictureMode, loader: PictureLoader, source: Source, pageNumber: Int) {
    self.mode = mode
    self.loader = loader
    self.source = source
    self.pageNumber = pageNumber
  }

  /// The most pictures of a page. A page may hold any number, and each takes some milliseconds.
  private static let mostPictures = 1_000

  /// Returns the pictures of a whole page.
  package func all(_ orders: [PictureOrder], for theme: Theme) -> PagePictures {
    var desk = PictureDesk()
    let form = mode.form(for: theme)
    let wanted = orders.prefix(Self.mostPictures).map { $0.given(by: pageNumber) }
    guard let missing = desk.orders(for: wanted, as: form) else { return .none }
    loader.load(missing, as: form, from: source)
    while case let events = loader.wait(for: source), !events.isEmpty {
      for case .picture(let order, let result, let form) in events { desk.take(result, of: order, as: form) }
    }
    return PagePictures(desk.shelf, page: pageNumber)
  }

  /// Answers the effects of an app that ask for pictures.
  fileprivate func answer(_ effects: [Effect]) -> [Event] {
    for case .loadPictures(let orders, let form) in effects { loader.load(orders, as: form, from: source) }
    return loader.wait(for: source)
  }
}

extension App {
  /// Loads the pictures on the screen and waits for them.
  package mutating func load(from pictures: PagePictureSource) {
    var effects = update(.clock(now))
    while case let events = pictures.answer(effects), !events.isEmpty {
      effects = events.flatMap { update($0) }
    }
  }
}
