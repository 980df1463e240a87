import JSON
import Wording

extension FeedBuilder {
  /// Reads modules. Those that wrap facets become sections, in their order; the others are left out with a diagnostic.
  mutating func readModules(_ modules: Value) {
    guard modules.kind == .array else { return readModule(modules) }
    for module in modules.elements {
      readModule(module)
    }
  }

  private mutating func readModule(_ module: Value) {
    do throws(SyntaxError) {
      let contents = try ModuleContent.all(in: module)
      guard let first = contents.first else { return leaveOut(module, "wraps no facets") }
      noteString(first.value)
      switch first {
      case .sections(let list): readSections(list)
      case .section(let section): readSection(section)
      case .facets(let facets): readBareFacets(facets, id: module.text(.id))
      }
      for further in contents.dropFirst() {
        tree.diagnose(.furtherFeed, at: further.value, "more facets in this module; only the first are shown")
      }
    } catch {
      let trouble = error.message(in: .english) { Location(line: 1, column: $0 + 1) }
      leaveOut(module, "has a string for data that should hold JSON; at byte \(error.offset + 1) of it: \(trouble)")
    }
  }

  private mutating func leaveOut(_ module: Value, _ reason: String) {
    let type = module.text(.type).map { "\(quoted($0)) " } ?? ""
    tree.diagnose(.moduleLeftOut, at: module, "this \(type)module \(reason); it is left out")
  }

  /// Adds the notes of a document in a string, because it was read separately.
  private mutating func noteString(_ content: Value) {
    if content.document !== tree.document {
      noteReading(content.document)
    }
  }
}
