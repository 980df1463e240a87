import Input
import Prism
import Text
import ViewTree

/// The prompt for the address of the delivery.
package struct AddressPrompt {
  private var field = TextField()
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
    case .key(.enter) where !field.isEmpty: return .finish(.deliver(to: field.text))
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
