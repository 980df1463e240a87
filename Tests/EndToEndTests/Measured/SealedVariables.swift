import Foundation

/// The variables of a program that nothing may change after its start: addresses of functions, mostly.
struct SealedVariables {
  /// Their place in the file of the program.
  private let range: Range<Int>
  private let program: String

  /// Reads the place from the headers of a program, which is a 64-bit ELF file.
  init?(of program: String) throws {
    let file = try Data(contentsOf: URL(filePath: program).resolvingSymlinksInPath())
    func number(at offset: Int, bytes: Int) -> Int {
      file[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let headers = (0..<number(at: 56, bytes: 2)).map { number(at: 32, bytes: 8) + $0 * number(at: 54, bytes: 2) }
    guard let header = headers.first(where: { number(at: $0, bytes: 4) == Self.relro }) else { return nil }
    let start = number(at: header + 8, bytes: 8)
    range = start..<start + number(at: header + 32, bytes: 8)
    self.program = URL(filePath: program).resolvingSymlinksInPath().path
  }

  private static let relro = 0x6474_E552

  /// Returns what a running program may do with the pages of these variables, such as `r--p`.
  func permissions(in process: pid_t) throws -> Set<String> {
    var found: Set<String> = []
    for line in try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.count == 6, words[5] == program else { continue }
      let ends = words[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      guard ends.count == 2, let offset = Int(words[2], radix: 16) else { continue }
      // A page at an end may hold other variables, too.
      let place = offset..<offset + ends[1] - ends[0]
      if place.clamped(to: range.lowerBound + 4096..<range.upperBound - 4096).isEmpty { continue }
      found.insert(String(words[1]))
    }
    return found
  }
}
