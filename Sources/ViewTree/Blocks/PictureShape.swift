/// The outline of a picture.
public enum PictureShape: Hashable, Sendable {
  case square, rounded, circle
}
