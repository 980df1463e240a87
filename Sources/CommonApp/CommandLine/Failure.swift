import Prism
import Text
import Wording

/// Why the program ends without having done its work: one line for people, one number for scripts.
struct Failure: Error {
  let status: ExitStatus
  let message: Message

  init(status: ExitStatus, message: Message) {
    self.status = status
    self.message = message
  }

  /// A diagnostic, which is English in every language.
  init(status: ExitStatus, diagnostic: SafeText) {
    self.init(status: status, message: Message(verbatim: diagnostic))
  }

  /// One line, however much is wrong with a brand; `facet brands` lists it all.
  static func tokens(_ errors: TokenErrors, of brand: Brand) -> Failure {
    let first = errors.errors.first
    let message = Message { words in
      words.brandHasFaults(
        SafeText(brand.name), first?.line(in: words) ?? words.nothingReadable, more: max(0, errors.count - 1))
    }
    return Failure(status: .notAFeed, message: message)
  }

  /// A wrong command line. Like the help that says how to write it, it is English.
  static func usage(_ diagnostic: SafeText) -> Failure {
    Failure(status: .usage, diagnostic: diagnostic)
  }

  static func usage(_ message: Message) -> Failure {
    Failure(status: .usage, message: message)
  }
}
