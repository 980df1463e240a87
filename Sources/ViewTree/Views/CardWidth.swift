/// How wide cards are where nothing else decides.
public enum CardWidth {
  public static let standard = 30
  public static let wide = 44
  /// Things to buy, of which people look at many.
  public static let goods = 26
  public static let tile = 20
  /// Between two cards; the mark of what has the focus stands in it.
  public static let gap = 2
}
