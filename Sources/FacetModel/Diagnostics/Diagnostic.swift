import JSON
import Text
import Wording

/// A finding about a position in a response.
public struct Diagnostic: Hashable, Sendable {
  public let rule: Rule
  /// The byte of the outermost text that the finding is about.
  public let offset: Int
  /// One sentence without the position. It may quote the response, so it passes the sanitizer like all printed text.
  public let message: String
  /// Advice on how to correct the finding.
  public let hint: String
  /// The fault, where the page says it too: in the language of its reader.
  public private(set) var pageFault: PageFault?
  /// The right text of the key or the number at the position, where only one is right.
  public let correction: Correction?

  /// Creates a diagnostic. The default hint is the hint of the rule.
  public init(
    _ rule: Rule, at offset: Int, _ message: String, hint: String? = nil, correction: Correction? = nil
  ) {
    self.rule = rule
    self.offset = offset
    self.message = message
    self.hint = hint ?? rule.hint
    self.correction = correction
  }

  public init(_ fault: PageFault, at offset: Int, correction: Correction? = nil) {
    self.init(fault.rule, at: offset, fault.message(in: .english).string, correction: correction)
    pageFault = fault
  }

  /// Returns the same diagnostic at another position.
  public func moved(to offset: Int) -> Diagnostic {
    var moved = Diagnostic(rule, at: offset, message, hint: hint, correction: correction)
    moved.pageFault = pageFault
    return moved
  }
}
