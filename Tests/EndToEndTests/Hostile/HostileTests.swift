import Foundation
import TestSupport
import Testing

/// The program on every hostile input. No input may crash it, hang it, exhaust its memory or reach the terminal with a
/// control character.
struct HostileTests {
  @Test(
    "Every hostile input has its exit status and its diagnostics, within the limits of time and memory",
    arguments: HostileTable.all)
  func everyInputHasItsResult(_ row: HostileCase) throws {
    let input = try HostileInput(row)
    defer { input.remove() }

    let text = try HostileRun("lint", input.path)
    text.expect(row.lint)
    #expect(text.command.errors.isEmpty)
    let json = try HostileRun("lint", "--format", "json", input.path)
    json.expect(row.lint)
    #expect(json.command.errors.isEmpty)
    try json.expectReport(on: row, at: input.path)

    let frame = try HostileRun("render", "--size", "80x24", input.path)
    let page = try HostileRun("open", input.path)
    for (run, isWhole) in [(frame, false), (page, true)] {
      run.expect(row.render)
      if let place = row.place {
        #expect(run.command.output.isEmpty)
        #expect(run.command.errors.hasPrefix("facet: \(input.path):\(place): "), "\(run.command.errors.prefix(300))")
        #expect(run.command.errors.utf8.count { $0 == 0x0A } == 1)
        #expect(text.command.output.hasPrefix("\(input.path):\(place): error[\(row.codes[0])]: "))
      } else if row.isOutOfOrder || row.codes.contains("F014") {
        // A whole page has no status line for such a fault.
        let words = row.isOutOfOrder ? "error at " : "the server says: "
        let start = "facet: \(URL(filePath: input.path).lastPathComponent): \(words)"
        let saysNothing = run.command.errors.isEmpty && (!isWhole || row.isOutOfOrder)
        #expect(saysNothing || run.command.errors.hasPrefix(start), "\(run.command.errors.prefix(300))")
        #expect(run.command.errors.utf8.count { $0 == 0x0A } <= 1)
      } else {
        #expect(run.command.errors.isEmpty)
      }
      if let words = row.shows {
        #expect(run.command.output.contains(words))
      }
    }

    let changes = try HostileRun("diff", "--all", "--format", "json", Facet.sample("landing"), input.path)
    changes.expect(row.render == 0 ? 1 : row.render)
    #expect(changes.command.errors.isEmpty == (row.render == 0))
  }

  @Test("Every file in Tests/Hostile is in the table, and every name occurs once")
  func everyFileIsInTheTable() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: HostileTable.folder)
    #expect(files.sorted() == HostileTable.files.map { "\($0.name).json" }.sorted())
    #expect(HostileTable.all.count >= 200)
    #expect(Set(HostileTable.all.map(\.name)).count == HostileTable.all.count)
  }
}
