import FacetModel
import JSON
import Text

/// The places of findings by the ids of the facets around them: `/body/[shelf]/body/[soup]/text`.
///
/// A place stays the same when other facets come and go, unlike a line or a JSON pointer.
struct FindingPlaces {
  private let root: Value?
  /// The value at a pointer, and the place that it has. Findings share most of their way.
  private var known: [String: (value: Value?, place: String)] = [:]
  private var elements: [String: [Value]] = [:]

  private init(_ document: Document?) {
    root = document?.root
  }

  /// The place of each diagnostic of a file.
  static func places(in file: LintedFile) -> [String] {
    let start = file.archived?.root ?? ""
    let name = file.operation.map { clipped($0) + " " } ?? ""
    var places = FindingPlaces(file.document)
    return file.pointers.map { pointer in
      let inside = pointer.hasPrefix(start) ? String(pointer.dropFirst(start.count)) : pointer
      return name + places.place(of: inside).place
    }
  }

  private mutating func place(of pointer: String) -> (value: Value?, place: String) {
    guard let slash = pointer.lastIndex(of: "/") else { return (root, "") }
    if let found = known[pointer] { return found }
    let parent = String(pointer[..<slash])
    let (container, place) = self.place(of: parent)
    let token = String(pointer[pointer.index(after: slash)...])
    let found = member(token, of: container, at: parent, place)
    known[pointer] = found
    return found
  }

  private mutating func member(
    _ token: String, of container: Value?, at pointer: String, _ place: String
  ) -> (value: Value?, place: String) {
    var container = container
    if container?.kind == .string { container = (try? container?.embedded())??.root }
    guard let container else { return (nil, place + "/" + Self.clipped(token)) }
    guard container.kind == .array else {
      return (container[String(pointerToken: token)], place + "/" + Self.clipped(token))
    }
    let all = elements[pointer] ?? Array(container.elements)
    elements[pointer] = all
    guard let index = Int(token), all.indices.contains(index) else { return (nil, place + "/[]") }
    // An element without an id has no name that stays the same.
    let id = all[index].kind == .object ? all[index]["id"]?.displayString : nil
    return (all[index], place + "/[\(Self.clipped(id ?? ""))]")
  }

  private static func clipped(_ name: String) -> String {
    String(name.unicodeScalars.prefix(100).map(Character.init))
  }
}
