import Input
import Prism
import Text
import ViewTree

/// The prompt for the letter of a mark.
package struct MarkPrompt {
  enum Task {
    case set, goTo
  }

  let task: Task
}

extension MarkPrompt: Panel {
  package func title(in context: PanelContext) -> Phrase? {
    Phrase(prompt(in: context) + TextField.cursor, .statusLineText)
  }

  private func prompt(in context: PanelContext) -> SafeText {
    switch task {
    case .set: context.words.markPrompt
    case .goTo: context.words.goToMarkPrompt
    }
  }

  /// The letters that can be typed; those of the marks have names.
  package func placeholder(in context: PanelContext) -> SafeText {
    switch task {
    case .set: context.words.anyLetter
    case .goTo: context.marks.all.map { $0.letter + " " + $0.mark.name }.joined(separator: "  ")
    }
  }

  package var isTyped: Bool { true }

  package func keys(in context: PanelContext) -> [SafeText] { [] }

  package func frame(in context: PanelContext) -> PanelFrame? { nil }

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    case .key(.escape), .key(.control("c")), .key(.enter), .key(.backspace), .press: .close
    case .key(.character(let letter)) where task == .set && PageMarks.isLetter(letter): .finish(.setMark(letter))
    case .key(.character(let letter)) where task == .goTo && Self.isMark(letter): .finish(.goToMark(letter))
    case .key: .finish(.say(context.words.marksAreLetters))
    case .wheel, .paste: .ignored
    }
  }

  private static func isMark(_ letter: Unicode.Scalar) -> Bool {
    PageMarks.isLetter(letter) || letter == PageMarks.beforeJump
  }

  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    previous is MarkPrompt ? [] : [.line(prompt(in: context) + placeholder(in: context))]
  }
}
