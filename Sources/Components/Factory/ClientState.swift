import Text
import Wording

/// What the client knows and no response does: its language, and what the user has done. It outlasts every reload.
public struct ClientState: Hashable, Sendable {
  /// The client's own words, in the language in which it speaks.
  public let words: Words
  /// In the filters of the page.
  public var choices: FilterChoices
  /// Where orders go to.
  public var address: SafeText?
  /// How many of a thing, by the thing.
  public var quantities: [String: Int]

  public init(
    words: Words = .english, choices: FilterChoices = FilterChoices(), address: SafeText? = nil,
    quantities: [String: Int] = [:]
  ) {
    self.words = words
    self.choices = choices
    self.address = address
    self.quantities = quantities
  }
}
