import JSON
import Text

/// The parts of a request's body: the operations of a GraphQL request, or the fields of a form.
struct PostedBody {
  let operations: [RecordedOperation]
  /// Whether the body is a list of operations, so that the answer is a list too.
  let isBatch: Bool

  /// The largest body that is parsed, in bytes. No operation is that long.
  private static let mostBytes = 1 << 20
  private static let mostOperations = 100

  init(_ bytes: ByteBuffer) {
    guard bytes.count <= Self.mostBytes, let document = try? Document.read(bytes, interner: Interner()) else {
      (operations, isBatch) = ([], false)
      return
    }
    let root = document.root
    isBatch = root.kind == .array
    let bodies = isBatch ? root.elements.first(Self.mostOperations, as: \.self) : [root]
    operations = bodies.allSatisfy { $0.kind == .object } ? bodies.map { RecordedOperation($0) } : []
  }

  init(items: [(name: String, value: String)]) {
    operations = items.isEmpty ? [] : [RecordedOperation(items)]
    isBatch = false
  }

  /// Reads the `postData` of an archive: JSON, perhaps in base64, or a form as text or as parameters.
  init(_ data: Value) {
    let text = data["text"]?.string ?? ""
    let parameters = data["params"]?.elements.first(Self.mostOperations) { parameter in
      parameter["name"]?.string.map { (name: $0, value: parameter["value"]?.string ?? "") }
    }
    if text.isEmpty, let parameters {
      self.init(items: parameters)
    } else if Self.isJSON(text) {
      self.init(ByteBuffer(text))
    } else if let bytes = Self.decoded(text, isEncoded: data["encoding"]?.string == "base64") {
      self.init(ByteBuffer(bytes))
    } else if data["mimeType"]?.string?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true {
      self.init(items: text.utf8.count <= Self.mostBytes ? RecordedRequest.items(of: "?" + text) : [])
    } else {
      self.init(items: [])
    }
  }

  private static func isJSON(_ text: String) -> Bool {
    let first = text.utf8.first { $0 > 0x20 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Returns the bytes of base64 text. Some tools do not mark base64, so unmarked text counts only if it holds an
  /// object or list.
  private static func decoded(_ text: String, isEncoded: Bool) -> [UInt8]? {
    guard text.utf8.count <= mostBytes * 4 / 3, let bytes = Base64.decode(text),
      let first = bytes.first(where: { $0 > 0x20 })
    else { return nil }
    return isEncoded || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? bytes : nil
  }
}
