import JSON
import Prism

/// What a brand's folder says of itself in `brand.json`, as far as that can be read.
struct BrandWords {
  private(set) var name: String?
  private(set) var displayName: String?
  private(set) var tagline: String?
  private(set) var faults: [TokenError] = []

  init(_ bytes: ByteBuffer, path: String) {
    let lines = LineTable(bytes)
    func fault(_ message: String, at offset: Int, pointer: String = "") -> TokenError {
      TokenError(message, at: TokenPlace(file: path, location: lines.location(of: offset), pointer: pointer))
    }
    let root: Value
    do throws(SyntaxError) {
      root = try Document.read(bytes, interner: Interner()).root
    } catch {
      faults = [fault(error.message(locate: lines.location), at: error.offset)]
      return
    }
    func word(_ key: String) -> String? {
      guard let value = root[key], !value.isEmptyString else { return nil }
      if value.kind != .string {
        faults.append(fault("\(key) is a string", at: value.range.lowerBound, pointer: "/\(key)"))
      }
      return value.string
    }
    name = word("name")
    displayName = word("displayName")
    tagline = word("tagline")
    if name == nil, faults.isEmpty {
      faults = [fault("a brand needs a name: {\"name\": \"harbor\"}", at: root.range.lowerBound)]
    }
  }
}
