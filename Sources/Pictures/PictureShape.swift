/// The outline of a picture.
public enum PictureShape: UInt8, Hashable, Sendable {
  case square, rounded, circle
}
