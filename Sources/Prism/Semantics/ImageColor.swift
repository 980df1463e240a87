/// The colours of the block that stands in place of a picture.
public enum ImageColor: String, Hashable, Sendable, CaseIterable {
  case ground, words
}
