extension Color {
  /// The attributes that replace the colour where colours cannot show the difference: without colours, or with sixteen
  /// colours that may look alike.
  var fallbackAttributes: TextAttributes {
    switch self {
    case .text(.disabled), .status(.closed), .button(.disabled(.foreground)): .dim
    case .text(.link), .button(.tertiary(.foreground)): .underline
    case .text(.error), .text(.warning), .price(.sale), .rating(.star), .rating(.text), .focus(.mark): .bold
    case .background(.selected), .background(.brand), .button(.primary(.background)), .chip(.selected(.background)),
      .focus(.background), .notice(.error(.background)):
      .reverse
    case .tag(.highlight(.emphasisBackground)), .tag(.informational(.emphasisBackground)),
      .tag(.positive(.emphasisBackground)), .tag(.warning(.emphasisBackground)),
      .tag(.dashPass(.emphasisBackground)):
      .reverse
    default: []
    }
  }
}
