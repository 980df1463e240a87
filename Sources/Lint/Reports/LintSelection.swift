import FacetModel
import Reporting
import Text

/// The findings that a run is about: those of some rules, without those that are ignored.
package struct LintSelection {
  private var rules: Set<Rule>
  /// The components of which a rule is ignored.
  private var exceptions: [Rule: Set<String>]
  /// Whether the user named the rules; then those that a project turns off are reported too.
  private let isChosen: Bool

  /// All findings.
  package init() {
    rules = Set(Rule.allCases)
    exceptions = [:]
    isChosen = false
  }

  /// Reads codes, of which several may stand in a word: `F020,F021`. An ignored code may name a component:
  /// `F020:card.store`.
  package init(select: [String], ignore: [String]) throws(Failure) {
    var rules = Set<Rule>()
    for word in Self.parts(of: select) { rules.insert(try Self.rule(word)) }
    isChosen = !rules.isEmpty
    if rules.isEmpty { rules = Set(Rule.allCases) }
    var exceptions: [Rule: Set<String>] = [:]
    for word in Self.parts(of: ignore) {
      guard let colon = word.firstIndex(of: ":") else {
        rules.remove(try Self.rule(word))
        continue
      }
      let component = word[word.index(after: colon)...]
      guard !component.isEmpty else {
        throw .usage("'\(SafeText(String(word)))' names no component; write \(SafeText(String(word)))card.store")
      }
      exceptions[try Self.rule(word[..<colon]), default: []].insert(String(component))
    }
    self.rules = rules
    self.exceptions = exceptions
  }

  /// The findings that remain after what a project turns off.
  package func within(_ project: LintProject) -> LintSelection {
    var selection = self
    if !isChosen { selection.rules.subtract(project.off) }
    selection.exceptions.merge(project.exceptions) { $0.union($1) }
    return selection
  }

  private static func parts(of words: [String]) -> [Substring] { words.flatMap { $0.split(separator: ",") } }

  private static func rule(_ code: Substring) throws(Failure) -> Rule {
    guard let rule = Rule(code: String(code)) else {
      throw .usage("there is no rule '\(SafeText(String(code)))'; 'lint --rules' lists the codes")
    }
    return rule
  }

  package func includes(_ rule: Rule) -> Bool { rules.contains(rule) }

  /// Whether the findings of a rule are wanted, whichever component they are about.
  package func includesAll(of rule: Rule) -> Bool { rules.contains(rule) && exceptions[rule] == nil }

  /// Whether it depends on the facet of a finding if that is wanted.
  package var knowsComponents: Bool { !exceptions.isEmpty }

  /// Returns the wanted ones of the findings about a feed, in the order of the text, and the number of each rule's.
  package func findings(_ found: DiagnosticList, in feed: Feed) -> (wanted: [Diagnostic], counts: [Rule: Int]) {
    guard rules.count < Rule.allCases.count || knowsComponents else { return (found.inOrder, found.counts) }
    var counts = found.counts.filter { includes($0.key) }
    let owners = exceptions.isEmpty || !counts.keys.contains { exceptions[$0] != nil } ? nil : FacetExtents(of: feed)
    let wanted = found.inOrder.filter { diagnostic in
      guard includes(diagnostic.rule) else { return false }
      guard let ignored = exceptions[diagnostic.rule], let component = owners?.component(at: diagnostic.offset),
        ignored.contains(component)
      else { return true }
      counts[diagnostic.rule, default: 0] -= 1
      return false
    }
    return (wanted, counts.filter { $0.value > 0 })
  }
}

extension Rule {
  /// Finds a rule by its code, such as `F020` or `f020`.
  package init?(code: String) {
    guard let rule = Rule.allCases.first(where: { $0.code.lowercased() == code.lowercased() }) else { return nil }
    self = rule
  }
}
