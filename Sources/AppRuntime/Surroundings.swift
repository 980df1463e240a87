import Glibc
import Prism
import Terminal

/// The facts about the terminal that the environment gives. Each decision that follows from them is made here, with its
/// reason.
package struct Surroundings {
  package let environment: (String) -> String?

  package init(environment: @escaping (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
    self.environment = environment
  }

  var terminalType: String? { environment("TERM") }

  /// Whether NO_COLOR is set to any value (no-color.org).
  var refusesColor: Bool { isSet("NO_COLOR") }

  /// The scheme that fits the terminal's background, as far as that is known before the terminal is asked.
  package var scheme: Scheme { schemeDecision.value }

  /// The depth for output that is printed without asking the terminal.
  package var printedDepth: Depth { printingDecision.value }

  /// The depth that the environment promises; `nil` if terminfo has to say. Terminfo does not know most terminals with 24
  /// bits of colour.
  package var depth: Depth? { colorDecision.value }

  /// Whether a variable has a value that is not empty.
  func isSet(_ variable: String) -> Bool {
    environment(variable)?.isEmpty == false
  }
}
