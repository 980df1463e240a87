/// The requests that pages may still make without user input. They are for further pages, for sections reloaded on
/// arrival, and for the page that a page opens.
///
/// New visible rows refill the number, and so does a user who opens a page or asks for more. So a chain of responses
/// that shows nothing new ends.
struct UnaskedRequests {
  /// The number after a refill. A screen is full after far fewer pages, even if most of them are empty.
  static let most = 10

  private var left = most
  /// The number of further pages requested since the last refill.
  private(set) var pages = 0
  /// The most visible rows since the user's last action. A page that shrinks and grows again shows nothing new.
  private var rows = 0

  /// Takes one of the requests; returns `false` if none is left.
  mutating func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }

  /// Takes the request for a further page.
  mutating func takePage() -> Bool {
    guard take() else { return false }
    pages += 1
    return true
  }

  mutating func refill() {
    left = Self.most
    pages = 0
  }

  /// Counts from the rows that are visible after an action of the user.
  mutating func begin(rows: Int) {
    self.rows = rows
  }

  /// Takes the number of visible rows after a response. More rows than before refill the requests.
  mutating func see(rows: Int) {
    guard rows > self.rows else { return }
    self.rows = rows
    refill()
  }
}
