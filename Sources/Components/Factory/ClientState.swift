import Text

/// What a person has done that no response knows of: it is the client's, and outlasts every reload.
public struct ClientState: Hashable, Sendable {
  /// In the filters of the page.
  public var choices: FilterChoices
  /// Where orders go to.
  public var address: SafeText?
  /// How many of a thing, by the thing.
  public var quantities: [String: Int]

  public init(choices: FilterChoices = FilterChoices(), address: SafeText? = nil, quantities: [String: Int] = [:]) {
    self.choices = choices
    self.address = address
    self.quantities = quantities
  }
}
