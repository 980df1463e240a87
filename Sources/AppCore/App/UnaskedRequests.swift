/// The requests that pages may still make by themselves: for further pages, for sections that a page reloads as it comes,
/// for the page that it leads to. Rows that come into sight refill them, and so does the user, who goes elsewhere or asks
/// for more. So no chain of responses goes on for ever while there is nothing new to see.
struct UnaskedRequests {
  /// A screen is full after far fewer pages, even where most of them are empty.
  static let most = 10

  private var left = most
  /// The number of further pages asked for since the last refill.
  private(set) var pages = 0
  /// The most rows in sight since the user last did something. A page that shrinks and grows again brings nothing new.
  private var rows = 0

  /// Takes one of the requests; `false` when none is left.
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

  /// Counts from the rows that are in sight after the user has done something.
  mutating func begin(rows: Int) {
    self.rows = rows
  }

  /// Notes the rows in sight after something has come.
  mutating func see(rows: Int) {
    guard rows > self.rows else { return }
    self.rows = rows
    refill()
  }
}
