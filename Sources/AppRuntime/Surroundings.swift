import Glibc
import Prism
import Terminal

/// What the environment says about the terminal, read once at the edge. Whatever is decided by it is decided here,
/// together with the reason.
package struct Surroundings {
  package let environment: (String) -> String?

  package init(environment: @escaping (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
    self.environment = environment
  }

  var terminalType: String? { environment("TERM") }

  /// Set to anything at all, NO_COLOR means what it says (no-color.org).
  var refusesColor: Bool { isSet("NO_COLOR") }

  /// What fits the terminal's background as far as anybody knows before it is asked.
  package var scheme: Scheme { schemeDecision.value }

  /// For what is printed without asking the terminal.
  package var printedDepth: Depth { printingDecision.value }

  /// What is known without terminfo, which knows nothing of most terminals with 24 bits of colour; `nil` is "ask it".
  package var depth: Depth? { colorDecision.value }

  /// Whether a variable says anything.
  func isSet(_ variable: String) -> Bool {
    environment(variable)?.isEmpty == false
  }
}
