/// Someone who reads a feed, from the file to the checksum over its strings.
enum DecodePeer: String, CaseIterable {
  case facet
  case jsonDecoder = "JSONDecoder"
  case jsonSerialization = "JSONSerialization"
  case python = "python3"

  /// The program that measures this peer on one file, in a process of its own: nobody's memory counts for another.
  func command(file: String) -> [String] {
    switch self {
    case .python: ["python3", "-c", PythonReading.program, file]
    default: ["/proc/self/exe", DecodeBenchmark.name, Invocation.workerOption, rawValue, file]
    }
  }

  /// Reads within this process; nil when the peer lives elsewhere.
  func reading() -> ((_ file: String) throws -> Checksum)? {
    switch self {
    case .facet: FacetReading().checksum
    case .jsonDecoder: CodableReading().checksum
    case .jsonSerialization: SerializationReading().checksum
    case .python: nil
    }
  }
}
