import FacetModel

/// The first line of a recorded session: the options that the app was started with, as on the command line.
public struct SessionHeader: Hashable, Sendable {
  /// The version of the format. Later versions cannot be read.
  public static let version = 1
  /// The first bytes of every recording.
  public static let beginning = ForeignFormat.startOfRecording

  /// The name and version of the program that has recorded the session.
  public var program = ""
  /// The start time in UTC; `nil` for a scripted session, in which time passes only by its waits.
  public var started: String?
  /// The size of the screen: `80x24`.
  public var size = ""
  public var brand = ""
  /// The brands that the user can change to.
  public var brands: [String] = []
  public var scheme = ""
  /// `high` in high contrast.
  public var contrast: String?
  /// Whether the terminal's background decides the scheme, because the user has not chosen one.
  public var suitsTerminal = false
  public var color = ""
  public var usesASCII = false
  /// The language of the client; English without it.
  public var language: String?
  /// The version of the client that is simulated.
  public var facetsVersion = ""
  /// `category` if plain components replace unknown ones.
  public var fallback: String?
  public var hosts: [String] = []
  public var address: String?
  public var reducesMotion = false
  public var welcomes = false
  /// Whether the page is read line by line.
  public var isLinear = false
  public var awaitsFirstPage = false
  public var asksServer = false
  /// Whether all cached facets can be searched.
  public var findsSeen = false
  public var message: String?
  /// The id, JSON pointer or line that the first page opened at.
  public var place: String?
  /// All commands with their keys, if the user has changed any.
  public var keys: [Binding]?
  /// The address of the first page if it came from a server.
  public var url: String?
  /// The operation that was posted to that address.
  public var posted: String?
  /// The pictures, if the session shows any.
  public var pictures: RecordedPictures?
  /// The files of the brand if it was a folder.
  public var brandFiles: RecordedBrand?
  /// The comparison that was shown from the start.
  public var comparison: RecordedComparison?
  /// The first page.
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

/// The comparison that was shown beside the first page of a session from its start.
public enum RecordedComparison: Hashable, Sendable {
  /// The page in another brand, with the files of the brand if it was a folder.
  case brand(String, RecordedBrand?)
  /// The page in the other scheme.
  case scheme
  /// The page as a client of another version shows it.
  case version(String)
  /// An earlier response for the page.
  case earlier(RecordedPage)
}
