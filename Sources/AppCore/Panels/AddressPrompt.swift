import Input
import Prism
import Text
import ViewTree

/// The prompt for the address of the delivery, which begins with the present one.
package struct AddressPrompt {
  private let present: SafeText
  private var field: TextField

  init(_ present: SafeText?) {
    self.present = present ?? ""
    field = TextField(self.present)
  }

  /// The typed address without spaces at its ends; empty for an address that is taken away.
  private var address: SafeText { SafeText(field.text.string.withoutSpacesAround) }
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
    case .key(.enter) where address != present: return .finish(.deliver(to: address))
    case .key(.enter), .key(.escape), .key(.control("c")), .press: return .close
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
