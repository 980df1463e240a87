import JSON
import Text
import Wording

/// Something worth saying about a place in a response.
public struct Diagnostic: Hashable, Sendable {
  public let rule: Rule
  /// A byte of the outermost text.
  public let offset: Int
  /// One sentence without a place. May quote the response: it goes through the sanitiser like everything that prints.
  public let message: String
  /// What to do about it.
  public let hint: String
  /// The fault, where the page says it too: in the language of its reader.
  public private(set) var pageFault: PageFault?

  /// Without a hint of its own it gives that of its rule.
  public init(_ rule: Rule, at offset: Int, _ message: String, hint: String? = nil) {
    self.rule = rule
    self.offset = offset
    self.message = message
    self.hint = hint ?? rule.hint
  }

  public init(_ fault: PageFault, at offset: Int) {
    self.init(fault.rule, at: offset, fault.message(in: .english).string)
    pageFault = fault
  }

  /// The same at another place.
  public func moved(to offset: Int) -> Diagnostic {
    var moved = Diagnostic(rule, at: offset, message, hint: hint)
    moved.pageFault = pageFault
    return moved
  }
}
