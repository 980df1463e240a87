import Text

/// The forms of icons: a brand's own where it has one, and ASCII where Unicode cannot be shown.
public struct IconSet: Hashable, Sendable {
  private let forms: [Icon: IconForm]
  public let usesASCII: Bool

  public init(_ forms: [Icon: IconForm] = [:], usesASCII: Bool = false) {
    self.forms = forms
    self.usesASCII = usesASCII
  }

  public subscript(icon: Icon) -> SafeText {
    let form = forms[icon] ?? icon.standardForm
    return usesASCII ? form.ascii : form.unicode
  }
}
