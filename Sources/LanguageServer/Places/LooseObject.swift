/// The members of an object in JSON text that may be unfinished.
struct LooseObject {
  struct Member {
    let name: String
    let key: Range<Int>
    /// The first token of the value.
    let value: LooseToken
  }

  private(set) var members: [Member] = []

  /// The most members that are listed. Objects of feeds have a dozen.
  private static let most = 10_000

  /// Reads the object that begins at an offset. With `until` it stops after the member of that name.
  init(at start: Int, in bytes: [UInt8], until name: String? = nil) {
    var tokens = LooseTokens(bytes[start...])
    guard case .openObject? = tokens.next()?.kind else { return }
    var depth = 1
    var key: Range<Int>?
    while depth > 0, members.count < Self.most, let token = tokens.next() {
      if depth == 1, let found = key {
        switch token.kind {
        case .colon: continue
        case .string where tokens.isBeforeColon(): break
        case .openObject, .openArray, .string, .other:
          members.append(Member(name: bytes.name(of: found), key: found, value: token))
          if members.last?.name == name { return }
          key = nil
        case .closeObject, .closeArray, .comma: key = nil
        }
      }
      switch token.kind {
      case .openObject, .openArray: depth += 1
      case .closeObject, .closeArray: depth -= 1
      case .string where depth == 1 && tokens.isBeforeColon(): key = token.range
      case .string, .other, .comma, .colon: break
      }
    }
  }

  subscript(name: String) -> Member? { members.first { $0.name == name } }
}
