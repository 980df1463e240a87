import Input
import Prism
import Text
import ViewTree

/// The prompt for the place to go to: an id, a JSON pointer or a line.
package struct PlacePrompt {
  private var field = TextField()
}

extension PlacePrompt: Panel {
  package func title(in context: PanelContext) -> Phrase? {
    Phrase(context.words.goTo(field.shown), .statusLineText)
  }

  package func placeholder(in context: PanelContext) -> SafeText { field.isEmpty ? context.words.placesToGo : "" }

  package var isTyped: Bool { true }

  package func keys(in context: PanelContext) -> [SafeText] { [context.words.enterDone] }

  package func frame(in context: PanelContext) -> PanelFrame? { nil }

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    case .key(.enter) where !field.isEmpty: return .finish(.find(field.text))
    case .key(.enter), .key(.escape), .key(.control("c")), .press: return .close
    case .key(.backspace) where field.isEmpty: return .close
    case .key(let key): _ = field.take(key)
    case .paste(let text): field.insert(text)
    case .wheel: return .ignored
    }
    return .stay
  }

  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    field.announcement(after: (previous as? PlacePrompt)?.field, prompt: context.words.goToPrompt)
  }
}
