/// The widths of cards, used if nothing else decides them.
public enum CardWidth {
  public static let standard = 30
  public static let wide = 44
  /// The width of goods to buy. It is small because users compare many of them.
  public static let goods = 26
  public static let tile = 20
  /// The columns between two cards. The mark of the focus is drawn in them.
  public static let gap = 2
}
