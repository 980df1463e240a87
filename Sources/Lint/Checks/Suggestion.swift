/// The end of a message about an unknown name: the known name that was probably meant.
enum Suggestion {
  static func words(for name: String, among known: [String]) -> String {
    words(for: KnownKeys(known).nearest(to: name))
  }

  static func words(for name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}
