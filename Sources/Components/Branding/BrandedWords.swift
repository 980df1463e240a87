import Text
import ViewTree

/// The words of a branded view: a title, sentences, and actions.
public struct BrandedWords: Hashable, Sendable {
  public let title: SafeText
  public let sentences: [SafeText]
  public let actions: [LabelledAction]

  public init(_ title: SafeText, _ sentences: SafeText..., actions: [LabelledAction] = []) {
    self.title = title
    self.sentences = sentences.filter { !$0.isEmpty }
    self.actions = actions
  }

  public var speech: Speech {
    Speech(.heading, label: title, details: sentences + actions.map(\.label))
  }
}
