import Prism

/// The pictures of an app: those that have arrived, and those that it waits for.
public struct PictureDesk: Sendable {
  public private(set) var shelf = PictureShelf()
  private var wanted: [PictureOrder] = []
  private var form: PictureForm?
  /// The pictures that were asked for last, and the shelf at that time.
  private var asked: (orders: [PictureOrder], shelf: PictureShelf.Version)?
  private var lastNumber = 0

  public init() {}

  /// Returns the orders to send if they differ from those sent last: first the pictures on the screen. Orders that are
  /// sent no longer are called off.
  public mutating func orders(for wanted: [PictureOrder], as form: PictureForm) -> [PictureOrder]? {
    if form != self.form {
      self.form = form
      shelf.removeAll()
      self.wanted = []
      asked = nil
    }
    if let asked, asked.shelf === shelf.version, asked.orders.hasSameStorage(as: wanted) { return nil }
    asked = (wanted, shelf.version)
    var seen: Set<PictureOrder> = []
    let missing = wanted.filter { shelf[$0] == nil && seen.insert($0).inserted }
    guard missing != self.wanted else { return nil }
    self.wanted = missing
    return missing
  }

  /// Keeps a result. A result that was not asked for, or in a form that cannot be shown here, is dropped.
  public mutating func take(
    _ result: Result<PictureArt, PictureFault>, of order: PictureOrder, as form: PictureForm
  ) {
    guard self.form?.accepts(form) == true, let index = wanted.firstIndex(of: order) else { return }
    wanted.remove(at: index)
    shelf[order] = result.map { numbered($0) }
  }

  private mutating func numbered(_ art: PictureArt) -> PictureArt {
    guard case .image(var image) = art else { return art }
    lastNumber = lastNumber % Self.mostNumbers + 1
    image.number = lastNumber
    return .image(image)
  }

  /// After so many pictures numbers are used again. The first of them are long gone then.
  private static let mostNumbers = 60_000

  /// Forgets the pictures that are gone from all pages, when they take too much memory.
  public mutating func tidy(keeping orders: [PictureOrder]) {
    shelf.tidy(keeping: orders)
  }
}
