/// The colours of the stars of a rating and the number beside them.
public enum RatingColor: String, Hashable, Sendable, CaseIterable {
  case star, text
}
