import Foundation
import TestSupport
import Testing

/// A run of the program on a hostile input, with the checks that every run must pass.
struct HostileRun {
  let command: Command
  private let arguments: [String]

  init(_ arguments: String...) throws {
    self.arguments = arguments
    command = try Self.quickest(of: 3, arguments)
  }

  /// Returns the quickest of up to `tries` runs. A run is repeated only when it took too long, because a busy machine
  /// can make a program slow but never fast.
  private static func quickest(of tries: Int, _ arguments: [String]) throws -> Command {
    let command = try Command.run(Hostile.program, arguments, within: .seconds(60), isMetered: true)
    guard tries > 1, let time = command.usage?.processorTime, time > Hostile.longestTime(of: arguments.first) else {
      return command
    }
    let other = try quickest(of: tries - 1, arguments)
    return other.usage.map { $0.processorTime < time } == true ? other : command
  }

  /// Checks the exit status, the printed characters, the time and the memory.
  func expect(_ status: Int32, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(command.status == .exited(status), "\(name)", sourceLocation: sourceLocation)
    for stream in [command.outputBytes, command.errorBytes] {
      let found = Harm.find(in: stream)
      #expect(found.isEmpty, "\(name): \(found)", sourceLocation: sourceLocation)
    }
    guard let usage = command.usage else {
      Issue.record("\(name) was not metered", sourceLocation: sourceLocation)
      return
    }
    let longestTime = Hostile.longestTime(of: arguments.first)
    #expect(usage.processorTime <= longestTime, "\(name)", sourceLocation: sourceLocation)
    #expect(usage.peakMemory <= Hostile.mostMemory, "\(name)", sourceLocation: sourceLocation)
    if usage.processorTime > longestTime / 2 || usage.peakMemory > Hostile.mostMemory / 2 {
      let milliseconds = Int(usage.processorTime / .milliseconds(1))
      print("hostile: \(milliseconds) ms, \(usage.peakMemory / 1_000_000) MB: \(name)")
    }
  }

  private var name: String {
    arguments.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: " ")
  }

  /// Checks that lint's JSON report can be read, has the codes of the case, and names only positions that the file has.
  func expectReport(on row: HostileCase, at path: String) throws {
    let report = try JSONDecoder().decode(LintOutput.self, from: Data(command.outputBytes))
    let file = try #require(report.files.first)
    #expect(file.path == path && report.files.count == 1)
    #expect(file.facets == file.shown + file.omitted)
    let codes = Set(file.diagnostics.map(\.code))
    #expect(codes.isSuperset(of: row.codes), "\(codes.sorted())")
    #expect((file.dialect == nil) == (row.lint == 65))
    if let place = row.place {
      let first = try #require(file.diagnostics.first)
      #expect(file.diagnostics.count == 1 && "\(first.line):\(first.column)" == place)
    }

    let source = try SourcePlaces(path)
    for finding in file.diagnostics {
      #expect(source.contains(line: finding.line, column: finding.column), "\(finding)")
      #expect(finding.message.count < 500)
    }
    if file.dialect != nil {
      let lost = source.pointersThatLeadNowhere(file.diagnostics.map(\.pointer))
      #expect(lost.isEmpty, "\(lost.prefix(3))")
    }
  }
}
