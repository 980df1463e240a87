/// A program or a library that reads a feed, from the file to the checksum of its strings.
enum DecodePeer: String, CaseIterable {
  case facet
  case jsonDecoder = "JSONDecoder"
  case jsonSerialization = "JSONSerialization"
  case simdjson
  case python = "python3"

  /// Returns the command that measures this peer on a file in its own process, so that the memory of peers stays
  /// separate.
  func command(file: String) -> [String] {
    switch self {
    case .python: ["python3", "-c", PythonReading.program, file]
    case .simdjson: ["sh", "-c", SimdjsonReading.script, "sh", file]
    default: ["/proc/self/exe", DecodeBenchmark.name, Invocation.workerOption, rawValue, file]
    }
  }

  /// Returns the function that reads a file in this process, or `nil` for a peer that is another program.
  func reading() -> ((_ file: String) throws -> Checksum)? {
    switch self {
    case .facet: FacetReading().checksum
    case .jsonDecoder: CodableReading().checksum
    case .jsonSerialization: SerializationReading().checksum
    case .python, .simdjson: nil
    }
  }
}
