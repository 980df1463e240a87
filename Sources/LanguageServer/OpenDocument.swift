import FacetModel
import JSON
import Lint
import Text

/// A document that is open in the editor.
struct OpenDocument {
  let uri: String
  var version: Int?
  var text: EditedText
  /// Whether the text has changed since it was linted.
  var isChanged = true
  /// Whether the text was a feed at some time. Then its author wants to know that it no longer is.
  private(set) var wasFeed = false
  /// Whether the editor shows findings of this document.
  var showsFindings = false
  /// The feeds of the text that was linted last.
  private(set) var files: [LintedFile] = []
  private(set) var findings: [Finding] = []

  /// A finding of lint with the range that the editor marks.
  struct Finding {
    /// `nil` for a fault in the rules of a project.
    let rule: Rule?
    let offset: Int
    let severity: Rule.Severity
    let message: SafeText
    /// The range to mark: the key that the finding is about, or else the value.
    let range: Range<Int>
    /// The range in which the finding is explained and corrected: the value with the key.
    let reach: Range<Int>
  }

  init(uri: String, version: Int?, text: EditedText) {
    self.uri = uri
    self.version = version
    self.text = text
  }

  /// The path of the file; the address itself for a document that is in no file.
  var path: String { DocumentAddress.path(of: uri) ?? uri }

  /// Whether the text holds something to lint.
  var isFeed: Bool { files.contains { !$0.isNoFeed } }

  /// Lints the text anew.
  mutating func lint(with host: LanguageHost) {
    isChanged = false
    if let faults = host.projectFaults(text.buffer, path) {
      files = []
      findings = faults.map {
        let range = text.bytes.marked(at: $0.offset)
        return Finding(
          rule: nil, offset: $0.offset, severity: .error, message: $0.message, range: range, reach: range)
      }
      return
    }
    files = host.lint(text.buffer, path)
    wasFeed = wasFeed || isFeed
    guard wasFeed || files.contains(where: { $0.counts[.noFeed] == nil }) && mentionsComponents else {
      findings = []
      return
    }
    var seen: Set<Diagnostic> = []
    findings = []
    for file in files {
      let severity = host.severity.in(file)
      // Several feeds of one response share the findings about its text.
      for diagnostic in file.diagnostics where severity.lists(diagnostic.rule) && seen.insert(diagnostic).inserted {
        let range = text.bytes.marked(at: diagnostic.shownOffset(in: file.bytes))
        let value = text.bytes.marked(at: diagnostic.offset)
        findings.append(
          Finding(
            rule: diagnostic.rule, offset: diagnostic.offset, severity: severity(diagnostic.rule),
            message: SafeText(diagnostic.message) + " (" + SafeText(diagnostic.hint) + ")",
            range: range, reach: range.lowerBound..<max(range.upperBound, value.upperBound)))
      }
    }
  }

  /// Whether a text that cannot be read was probably meant to be a feed.
  private var mentionsComponents: Bool {
    let name = Array("\"component\"".utf8)
    return text.bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= name.count else { return false }
      return (0...bytes.count - name.count).contains { start in
        bytes[start] == name[0] && bytes[start + 1] == name[1]
          && name.indices.allSatisfy { bytes[start + $0] == name[$0] }
      }
    }
  }
}

extension [UInt8] {
  /// Returns the range to mark for a finding at a byte: a string, a number or a word, or else one character.
  fileprivate func marked(at offset: Int) -> Range<Int> {
    let longest = 4096
    guard indices.contains(offset) else { return count..<count }
    let isCut = count - offset > longest
    var tokens = LooseTokens(self[offset..<(isCut ? offset + longest : count)], isCut: isCut)
    guard let token = tokens.next(), token.range.lowerBound == offset else { return offset..<offset + 1 }
    var end = token.range.upperBound
    // A long token may be cut inside of a character.
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }
}
