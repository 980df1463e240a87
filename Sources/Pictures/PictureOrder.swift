import Drawing

/// A picture as a page wants it: which one, how large, and cut to which outline. Equal orders have equal results, so
/// an order is also the name of its result.
public struct PictureOrder: Hashable, Sendable {
  /// The address, as sent. It may be relative.
  public private(set) var address: String
  /// The source's number of the page that a relative address belongs to; `nil` for other addresses.
  public private(set) var page: Int?
  /// The box in cells that the picture fills.
  public let size: Size
  public let shape: PictureShape
  public let fit: PictureFit

  public init(address: String, page: Int? = nil, size: Size, shape: PictureShape, fit: PictureFit = .filling) {
    self.address = address
    self.page = page
    self.size = size
    self.shape = shape
    self.fit = fit
  }

  /// Returns the order for another address.
  public func moved(to address: String) -> PictureOrder {
    var order = self
    order.address = address
    return order
  }

  /// Returns the order as a page gives it.
  public func given(by page: Int) -> PictureOrder {
    guard address.isRelativeReference else { return self }
    var order = self
    order.page = page
    return order
  }
}

/// The treatment of a picture whose proportions are not those of its box.
public enum PictureFit: UInt8, Hashable, Sendable {
  /// It covers the box, and the parts that jut out are cut off on both sides.
  case filling
  /// It is whole, in the middle of the box, as logos are.
  case whole
}
