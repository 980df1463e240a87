/// The colours of text on the page's background, on a card or on a selected element.
public enum TextColor: String, Hashable, Sendable, CaseIterable {
  case primary
  case subdued
  case disabled
  /// Text in the brand's own colour.
  case brand
  /// Text that is a link.
  case link
  case success
  case warning
  case error
}

/// The background of pages, cards and other areas.
public enum BackgroundColor: String, Hashable, Sendable, CaseIterable {
  case primary
  /// An area set apart from the page: headers, the space between sections.
  case secondary
  /// An area above the page: cards, pickers, help.
  case elevated
  case selected
  /// An area in the brand's own colour.
  case brand
  case banner
}

/// The colours of lines between and around elements.
public enum BorderColor: String, Hashable, Sendable, CaseIterable {
  case primary
  /// A decorative line, which carries no information.
  case subdued
  case selected
  case error
}

/// The colours of icons beside text.
public enum IconColor: String, Hashable, Sendable, CaseIterable {
  case primary, subdued, brand
  /// A filled heart.
  case saved
  case dashPass
}

/// The colours of the block that stands in place of a picture.
public enum ImageColor: String, Hashable, Sendable, CaseIterable {
  case ground, words
}

/// The colours of the status line.
public enum BarColor: String, Hashable, Sendable, CaseIterable {
  case foreground, background
  /// The colour of the brand's name and of keys.
  case accent
}

/// The colours of the element with the keyboard focus.
public enum FocusColor: String, Hashable, Sendable, CaseIterable {
  /// The mark in the gutter.
  case mark
  case foreground, background
}

/// The colours of prices.
public enum PriceColor: String, Hashable, Sendable, CaseIterable {
  case regular
  /// A reduced price.
  case sale
}

/// The colours of the stars of a rating and the number beside them.
public enum RatingColor: String, Hashable, Sendable, CaseIterable {
  case star, text
}

/// The colours for stores that take orders and stores that do not.
public enum StatusColor: String, Hashable, Sendable, CaseIterable {
  case open, closed
}

/// The colours of the placeholder for content that is loading.
public enum SkeletonColor: String, Hashable, Sendable, CaseIterable {
  case base, shimmer
}

/// The colours that mark the changes of a reload for a moment.
public enum ChangeColor: String, Hashable, Sendable, CaseIterable {
  case inserted, updated, removed
}
