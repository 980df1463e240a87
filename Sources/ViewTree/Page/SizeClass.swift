/// A class of screen widths, with the name that `gridSpecs` has for it.
public enum SizeClass: String, CaseIterable, Sendable {
  case mobile = "Mobile"
  case phablet = "Phablet"
  case tablet = "Tablet"
  case desktop = "Desktop"
  case wideScreen = "WideScreen"
  case ultraWideScreen = "UltraWideScreen"

  public init(width: Int) {
    self =
      switch width {
      case ..<60: .mobile
      case ..<80: .phablet
      case ..<110: .tablet
      case ..<140: .desktop
      case ..<180: .wideScreen
      default: .ultraWideScreen
      }
  }

  /// The number of rows of a list side by side. In one wide column, a name would be far from its rating.
  var rowColumnCount: Int {
    switch self {
    case .mobile, .phablet, .tablet: 1
    case .desktop, .wideScreen: 2
    case .ultraWideScreen: 3
    }
  }

  /// The number of columns of a grid that names none.
  var columnCount: Int {
    switch self {
    case .mobile: 1
    case .phablet, .tablet: 2
    case .desktop: 3
    case .wideScreen: 4
    case .ultraWideScreen: 5
    }
  }
}
