import Foundation
import TestSupport
import Testing

/// The memory in which the program makes its first frame.
struct StartMemoryTests {
  private static let setting = try? String(
    contentsOfFile: "/sys/kernel/mm/transparent_hugepage/enabled", encoding: .utf8)
  /// Whether the kernel gives large pages to programs that ask for them.
  private static var hasLargePages: Bool { setting.map { !$0.contains("[never]") } ?? false }

  /// The kernel chooses where a heap begins, and a large page can only begin at certain addresses. For one beginning in
  /// ten, the heap already reaches over such an address when the program starts.
  private static let starts = 60

  @Test("The heap of the first frame lies in one large page, wherever it begins", .enabled(if: hasLargePages))
  func theHeapLiesInALargePage() throws {
    for _ in 0..<Self.starts {
      let session = try Browser().session
      let memory = try String(contentsOfFile: "/proc/\(session.processIdentifier)/smaps_rollup", encoding: .utf8)
      let line = try #require(memory.split(separator: "\n").first { $0.hasPrefix("AnonHugePages:") })
      #expect(line.split(separator: " ").dropFirst().first == "2048", "in kilobytes")
    }
  }

  @Test("Nothing can change the addresses in the program after its start, which a release fills in by itself")
  func addressesAreSealed() throws {
    let sealed = try #require(try SealedVariables(of: ProgramToTry.path))
    let session = try Browser().session
    #expect(try sealed.permissions(in: session.processIdentifier) == ["r--p"])
  }
}
