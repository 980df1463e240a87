/// How large a feed is read. The generated one is at least this large.
enum DecodeCase: String, CaseIterable {
  case small = "1KB"
  case medium = "1MB"
  case large = "50MB"

  var bytes: Int {
    switch self {
    case .small: 1000
    case .medium: 1_000_000
    case .large: 50_000_000
    }
  }

  /// Small files leave no trace beside the program's own memory.
  var showsMemory: Bool { self == .large }
}
