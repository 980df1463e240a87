/// How wide cards are where nothing else decides.
public enum CardWidth {
  public static let standard = 30
  public static let wide = 44
  /// Between two cards; the mark of what has the focus stands in it.
  public static let gap = 2
}
