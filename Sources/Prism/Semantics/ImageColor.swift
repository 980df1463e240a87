/// The calm block that stands where a picture would be.
public enum ImageColor: String, Hashable, Sendable, CaseIterable {
  case ground, words
}
