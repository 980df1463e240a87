import Pictures
import Text
import Wording

/// The state that only the client knows: its language and the user's choices. It is kept when a page is reloaded.
public struct ClientState: Hashable, Sendable {
  /// The words of the client in its language.
  public let words: Words
  /// The choices in the filters of the page.
  public var choices: FilterChoices
  /// The address that orders go to.
  public var address: SafeText?
  /// The chosen quantities, by the id of the item.
  public var quantities: [String: Int]
  /// Whether pages show pictures, and which.
  public var pictures: PictureSettings

  public init(
    words: Words = .english, choices: FilterChoices = FilterChoices(), address: SafeText? = nil,
    quantities: [String: Int] = [:], pictures: PictureSettings = .off
  ) {
    self.words = words
    self.choices = choices
    self.address = address
    self.quantities = quantities
    self.pictures = pictures
  }
}
