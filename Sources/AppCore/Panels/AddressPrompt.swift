import Input
import Prism
import Text
import ViewTree

/// The prompt for the address of the delivery, which begins with the present one.
package struct AddressPrompt {
  /// The text of the field before it is edited.
  private let start: SafeText
  private var field: TextField

  init(_ present: SafeText?) {
    field = TextField(present ?? "")
    start = field.text
  }

  /// The typed address without spaces at its ends, empty to take the address away; `nil` if nothing was edited, and for
  /// spaces alone.
  private var address: SafeText? {
    let typed = SafeText(field.text.string.withoutSpacesAround)
    return field.text == start || typed.isEmpty && !field.isEmpty ? nil : typed
  }
}

extension AddressPrompt: Panel {
  package func title(in context: PanelContext) -> Phrase? {
    Phrase(context.words.deliverTo(field.shown), .statusLineText)
  }

  package func placeholder(in context: PanelContext) -> SafeText { field.isEmpty ? context.words.streetAndTown : "" }

  package var isTyped: Bool { true }

  package func keys(in context: PanelContext) -> [SafeText] { [context.words.enterDone] }

  package func frame(in context: PanelContext) -> PanelFrame? { nil }

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    case .key(.enter): return address.map { .finish(.deliver(to: $0)) } ?? .close
    case .key(.escape), .key(.control("c")), .press: return .close
    case .key(let key): _ = field.take(key)
    case .paste(let text): field.insert(text)
    case .wheel: return .ignored
    }
    return .stay
  }

  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    field.announcement(after: (previous as? AddressPrompt)?.field, prompt: context.words.deliverToPrompt)
  }
}

extension String {
  fileprivate var withoutSpacesAround: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
