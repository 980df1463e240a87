extension JSONOutput {
  /// Writes the JSON with a line for each member and element, for people and editors. Empty containers and lists of
  /// plain values take one line.
  package func writeIndented(to target: inout some TextOutputStream, depth: Int = 0) {
    switch self {
    case .object(let members) where !members.isEmpty:
      target.write("{\n")
      for (index, member) in members.enumerated() {
        target.write(index == 0 ? "" : ",\n")
        Self.indent(depth + 1, &target)
        JSONOutput.string(member.key).write(to: &target)
        target.write(": ")
        member.value.writeIndented(to: &target, depth: depth + 1)
      }
      target.write("\n")
      Self.indent(depth, &target)
      target.write("}")
    case .array(let elements) where elements.contains(where: \.isContainer):
      target.write("[\n")
      for (index, element) in elements.enumerated() {
        target.write(index == 0 ? "" : ",\n")
        Self.indent(depth + 1, &target)
        element.writeIndented(to: &target, depth: depth + 1)
      }
      target.write("\n")
      Self.indent(depth, &target)
      target.write("]")
    default:
      write(to: &target)
    }
  }

  private var isContainer: Bool {
    switch self {
    case .object, .array, .elements: true
    case .null, .bool, .number, .decimal, .share, .string, .exact: false
    }
  }

  private static func indent(_ depth: Int, _ target: inout some TextOutputStream) {
    for _ in 0..<depth { target.write("  ") }
  }
}
