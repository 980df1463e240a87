/// What an app was made from, in the words of command lines: the first line of a recorded session.
public struct SessionHeader: Hashable, Sendable {
  /// Of the form of these files. Later ones may say what nobody here understands.
  public static let version = 1

  /// The program that has recorded it, and its version.
  public var program = ""
  /// When it began, in UTC; `nil` where no time has passed but the one that a script waits for.
  public var started: String?
  /// `80x24`
  public var size = ""
  public var brand = ""
  /// Those that one can change to.
  public var brands: [String] = []
  public var scheme = ""
  /// Nobody has chosen the scheme: the terminal's background decides.
  public var suitsTerminal = false
  public var color = ""
  public var usesASCII = false
  /// The language in which the client speaks; English without it.
  public var language: String?
  /// Of the client that is shown.
  public var facetsVersion = ""
  /// `category` where plain components stand in for unknown ones.
  public var fallback: String?
  public var hosts: [String] = []
  public var address: String?
  public var reducesMotion = false
  public var welcomes = false
  /// Read line by line.
  public var isLinear = false
  public var awaitsFirstPage = false
  public var asksServer = false
  /// All that was ever seen can be searched.
  public var findsSeen = false
  public var message: String?
  /// All commands and their keys, where somebody has changed them.
  public var keys: [Binding]?
  /// The address of what was there at first, where a server was asked for it.
  public var url: String?
  /// What was posted there.
  public var posted: String?
  /// The files of the brand, where that was a folder.
  public var brandFiles: RecordedBrand?
  /// What stood beside the page from the beginning.
  public var comparison: RecordedComparison?
  /// What was there at first.
  public var first: RecordedPage

  public struct Binding: Hashable, Sendable {
    public let command: String
    public let keys: [String]

    public init(command: String, keys: [String]) {
      self.command = command
      self.keys = keys
    }
  }

  public init(first: RecordedPage) {
    self.first = first
  }
}
