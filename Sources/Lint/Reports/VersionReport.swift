import Components
import FacetModel
import JSON
import Reporting
import Text

/// A table of what each client version shows of a file, with the required facets that are left out. It is made a file at
/// a time.
package struct VersionReport {
  package let client: Capabilities
  /// The components whose declarations say which parts of a facet are drawn.
  let factory: FacetFactory
  package let range: VersionRange
  /// The ids or paths of the facets that every version has to show.
  package let mustShow: [String]

  package init(client: Capabilities, factory: FacetFactory, range: VersionRange, mustShow: [String]) {
    self.client = client
    self.factory = factory
    self.range = range
    self.mustShow = mustShow
  }

  /// The most entries of one kind; further ones are counted.
  private static let mostOfAKind = 6

  struct File {
    let file: LintedFile
    let feed: Feed
    let losses: [VersionLosses]
  }

  /// Returns the part about a file; `nil` for a file without a feed.
  package func part(about file: LintedFile) -> VersionReportPart? {
    guard let feed = file.feed else { return nil }
    let pictures = PictureClick.all(in: feed)
    let losses = range.versions.map { VersionLosses(feed, pictures, for: client.asOf($0), factory: factory) }
    let read = File(file: file, feed: feed, losses: losses)
    let found = mustShow.indices.filter { !Self.facets(called: mustShow[$0], in: feed).isEmpty }
    let faults = found.flatMap { name in
      self.faults(of: Self.facets(called: mustShow[name], in: feed), called: mustShow[name], in: read)
        .map { VersionReportPart.Fault(name: name, line: $0.line, json: $0.json) }
    }
    return VersionReportPart(lines: table(of: read), json: json(read), found: found, faults: faults)
  }

  /// The fault of a required facet that no file has.
  package func missing(_ name: Int) -> VersionReportPart.Fault {
    let fault = Fault(name: mustShow[name], version: nil, reason: "no facet is called that")
    return VersionReportPart.Fault(name: name, line: fault.line, json: fault.json)
  }
}

/// The part of the report about one file.
package struct VersionReportPart {
  /// A required facet that a version leaves out.
  package struct Fault {
    /// The number of the required facet.
    package let name: Int
    package let line: StyledText
    package let json: JSONOutput
  }

  package let lines: [StyledText]
  package let json: JSONOutput
  /// The numbers of the required facets that the file has.
  package let found: [Int]
  package let faults: [Fault]
}

/// The table.
extension VersionReport {
  private func table(of file: File) -> [StyledText] {
    let operation: SafeText = file.file.operation.map { SafeText($0).truncated(to: 60) + ": " } ?? ""
    let title = StyledText(
      "\(file.file.path): \(operation)\(file.feed.facetCount) facet\(file.feed.facetCount == 1 ? "" : "s")", .bold)
    let heads: [SafeText] = ["version", "shown", "left out", "emptied"]
    let rows = file.losses.map { losses in
      [
        "\(losses.version)", "\(losses.admission.shownCount)", "\(losses.leftOutCount)",
        "\(losses.emptiedSections.count + losses.emptied.count)",
      ] as [SafeText]
    }
    let table = TextTable(heads: heads, rows: rows)
    let head = StyledText("  " + table.head + "  because of", .dim)
    return [title, head]
      + zip(table.lines, file.losses).map { line, losses in
        let reasons = Self.words(for: losses.reasons)
        return StyledText("  " + line + (reasons.isEmpty ? "" : "  " + reasons))
      } + file.losses.flatMap { Self.emptied($0, in: file.file) } + file.losses.flatMap(Self.clickless)
      + file.losses.flatMap(Self.clicklessPictures) + file.losses.flatMap(Self.plainer)
      + file.losses.flatMap(Self.pageActions)
  }

  private static func words(for reasons: [(reason: String, count: Int)]) -> SafeText {
    SafeText(some(reasons.map { "\($0.count) \($0.reason)" }))
  }

  private static func clickless(_ losses: VersionLosses) -> [StyledText] {
    guard !losses.clickless.isEmpty else { return [] }
    let reasons = words(for: losses.clickReasons)
    return [StyledText("  \(losses.version) shows \(losses.clickless.count) without a click: " + reasons)]
  }

  private static func clicklessPictures(_ losses: VersionLosses) -> [StyledText] {
    let count = losses.clicklessPictures.count
    guard count > 0 else { return [] }
    let pictures = "\(count) picture\(count == 1 ? "" : "s")"
    let reasons = words(for: losses.pictureClickReasons)
    return [StyledText(SafeText("  \(losses.version) shows \(pictures) without a click: ") + reasons)]
  }

  /// The actions of the page itself that a version does not carry out.
  private static func pageActions(_ losses: VersionLosses) -> [StyledText] {
    let count = losses.page.onLoad.count
    let next = losses.page.next.map { SafeText("loads no further page: " + $0.pageCause) }
    let actions = SafeText("leaves out \(count) action\(count == 1 ? "" : "s") on load: ")
    let onLoad = count > 0 ? actions + words(for: losses.onLoadReasons) : nil
    return [next, onLoad].compactMap(\.self).map { StyledText("  \(losses.version) " + $0) }
  }

  private static func plainer(_ losses: VersionLosses) -> [StyledText] {
    guard !losses.plainer.isEmpty else { return [] }
    let parts = words(for: losses.missingParts)
    return [StyledText("  \(losses.version) shows \(losses.plainer.count) without a part: " + parts)]
  }

  private static func emptied(_ losses: VersionLosses, in file: LintedFile) -> [StyledText] {
    let sections = losses.emptiedSections.map { "section " + name(of: $0, in: file) }
    let names = sections + losses.emptied.lazy.map { $0.identity.description }
    guard !names.isEmpty else { return [] }
    return [StyledText("  \(losses.version) empties " + SafeText(some(names)))]
  }

  /// The path of a section; its place in the file if it has no id.
  static func name(of section: (path: String, source: Value), in file: LintedFile) -> String {
    guard section.path.isEmpty || section.path.hasPrefix("/") else { return section.path }
    let offset = section.source.document.outermostOffset(of: section.source.range.lowerBound)
    return "at " + file.lines.location(of: file.offset(ofByte: offset)).description + section.path
  }

  private static func some(_ words: [String]) -> String {
    let more = words.count - mostOfAKind
    return words.prefix(mostOfAKind).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

/// The required facets that are left out.
extension VersionReport {
  private struct Fault {
    let name: String
    let version: SemanticVersion?
    let reason: String
    /// The place of the facet: file, line and column.
    var place: String?

    var line: StyledText {
      let version = version.map { " to version \($0)" } ?? ""
      let label = StyledText("\(Rule.mustShow.severity.rawValue)[\(Rule.mustShow.code)]:", .red)
      return StyledText(SafeText(place.map { $0 + ": " } ?? ""), .bold) + label
        + StyledText(SafeText(" '\(name)' is not shown\(version): \(reason)"))
    }

    var json: JSONOutput {
      .object([
        ("id", .exact(name)), ("version", version.map { .string("\($0)") } ?? .null),
        ("place", place.map { .exact($0) } ?? .null), ("reason", .string(reason)),
      ])
    }
  }

  private func faults(of facets: [Facet], called name: String, in file: File) -> [Fault] {
    let lines = file.file.lines
    return file.losses.flatMap { losses in
      facets.compactMap { facet in
        losses.admission.omission(of: facet).map { omission in
          let offset = facet.source.document.outermostOffset(of: facet.source.range.lowerBound)
          return Fault(
            name: name, version: losses.version, reason: omission.description,
            place: "\(file.file.path):\(lines.location(of: file.file.offset(ofByte: offset)).description)")
        }
      }
    }
  }

  /// The facets with this id, anywhere, or the facet at this path.
  static func facets(called name: String, in feed: Feed) -> [Facet] {
    let all = (0..<feed.tree.count).lazy.map { feed.tree[$0] }
    let found = all.filter { $0.id == name }
    return found.isEmpty && name.contains("/") ? all.filter { $0.identity.description == name } : Array(found)
  }
}
