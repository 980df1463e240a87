import JSON

extension Modal {
  /// The uri of a navigation that opens a dialog, if its data holds the dialog's texts.
  package static let uri = "modal"

  /// Reads the data of a `present_modal`. Values that are not texts count as absent.
  init(_ data: Value?) {
    let named = data.map(NamedModalTexts.init)
    var body = ModalParagraphs()
    body.add(data?[.subtitle])
    body.add(data?[.description])
    for text in named?.body ?? [] { body.add(text) }
    self.init(
      title: Self.line(data?[.title]) ?? named?.title.flatMap(Self.line), paragraphs: body.paragraphs,
      closeLabel: Self.label(data?[.closeAction]) ?? Self.label(data?[.closeLabel])
        ?? named?.closeLabel.flatMap(Self.label))
  }

  /// Reads the data of a navigation; `nil` if it does not open a dialog.
  init?(ofNavigationTo uri: String?, data: Value?) {
    guard uri == Self.uri else { return nil }
    self.init(data)
    if isEmpty { return nil }
  }

  /// Returns the texts of a value as one line.
  private static func line(_ value: Value?) -> String? {
    var texts = ModalParagraphs()
    texts.add(value)
    return texts.paragraphs.isEmpty ? nil : texts.paragraphs.joined(separator: " ")
  }

  /// Returns the label of a button, which is an object with a label or the label itself.
  private static func label(_ value: Value?) -> String? {
    guard let value else { return nil }
    return line(value.kind == .object ? value[.label] ?? value[.title] ?? value[.text] : value)
  }
}
