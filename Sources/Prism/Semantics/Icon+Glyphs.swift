import Text

extension Icon {
  /// The form of the icon for brands without a form of their own: one glyph of known width, and a word or sign in
  /// ASCII.
  public var standardForm: IconForm {
    switch self {
    case .small(let icon): icon.standardForm
    case .badge(let icon): icon.standardForm
    }
  }
}

extension SmallIcon {
  fileprivate var standardForm: IconForm {
    switch self {
    case .arrow(.up): IconForm("↑", ascii: "^")
    case .arrow(.down): IconForm("↓", ascii: "v")
    case .arrow(.left): IconForm("←", ascii: "<-")
    case .arrow(.right): IconForm("→", ascii: "->")
    case .chevron(.up): IconForm("˄", ascii: "^")
    case .chevron(.down): IconForm("˅", ascii: "v")
    case .chevron(.left): IconForm("‹", ascii: "<")
    case .chevron(.right): IconForm("›", ascii: ">")
    case .star(.filled): IconForm("★", ascii: "*")
    case .star(.outline): IconForm("☆", ascii: "-")
    case .heart(.filled): IconForm("♥", ascii: "<3")
    case .heart(.outline): IconForm("♡", ascii: "< ")
    case .bookmark(.filled): IconForm("⚑", ascii: "[*]")
    case .bookmark(.outline): IconForm("⚐", ascii: "[ ]")
    case .thing(let thing): thing.standardForm
    }
  }
}

extension SmallIcon.Thing {
  fileprivate var standardForm: IconForm {
    switch self {
    case .walking: IconForm("🚶", ascii: "walk")
    case .driving: IconForm("🚗", ascii: "car")
    case .cycling: IconForm("🚲", ascii: "bike")
    case .pickup: IconForm("⇥", ascii: "pick")
    case .deals: IconForm("%", ascii: "%")
    case .tag: IconForm("◈", ascii: "#")
    case .gift: IconForm("🎁", ascii: "gift")
    case .price: IconForm("$", ascii: "$")
    case .store: IconForm("⌂", ascii: "shop")
    case .dish: IconForm("🍜", ascii: "dish")
    case .groceries: IconForm("🛒", ascii: "cart")
    case .bag: IconForm("👜", ascii: "bag")
    case .search: IconForm("⌕", ascii: "/")
    case .filter: IconForm("≡", ascii: "=")
    case .sort: IconForm("⇅", ascii: "sort")
    case .menu: IconForm("☰", ascii: "menu")
    case .clock: IconForm("◷", ascii: "time")
    case .calendar: IconForm("▦", ascii: "date")
    case .location: IconForm("⌖", ascii: "@")
    case .home: IconForm("⌂", ascii: "~")
    case .person: IconForm("👤", ascii: "me")
    case .phone: IconForm("☎", ascii: "tel")
    case .mail: IconForm("✉", ascii: "mail")
    case .lock: IconForm("🔒", ascii: "lock")
    case .check: IconForm("✓", ascii: "ok")
    case .cross: IconForm("✕", ascii: "x")
    case .plus: IconForm("+", ascii: "+")
    case .minus: IconForm("−", ascii: "-")
    case .dot: IconForm("•", ascii: "*")
    case .information: IconForm("ℹ", ascii: "i")
    case .warning: IconForm("⚠", ascii: "!")
    case .error: IconForm("✖", ascii: "!!")
    case .refresh: IconForm("↻", ascii: "again")
    case .photo: IconForm("▨", ascii: "[]")
    case .video: IconForm("▶", ascii: "|>")
    case .external: IconForm("↗", ascii: "out")
    case .receipt: IconForm("≣", ascii: "bill")
    case .lightning: IconForm("⚡", ascii: "fast")
    case .fire: IconForm("🔥", ascii: "hot")
    case .leaf: IconForm("🌿", ascii: "veg")
    }
  }
}

extension BadgeIcon {
  fileprivate var standardForm: IconForm {
    switch self {
    case .dashPass: IconForm("◗", ascii: "DP")
    case .sponsored: IconForm("◌", ascii: "ad")
    case .popular: IconForm("▲", ascii: "top")
    case .new: IconForm("✦", ascii: "new")
    }
  }
}

/// An icon as text: one form for Unicode and one for ASCII.
public struct IconForm: Hashable, Sendable {
  public let unicode: SafeText
  public let ascii: SafeText

  public init(_ unicode: SafeText, ascii: SafeText) {
    self.unicode = unicode
    self.ascii = ascii
  }
}
