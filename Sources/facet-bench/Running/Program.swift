import Caviar
import CommonApp
import DoorDash
import Foundation
import Sessions
import Terminal

/// The main function: it runs a measurement, prints its report and returns an exit status.
enum Program {
  static func run(_ arguments: [String]) -> Int32 {
    // A measurement that runs facet in this program starts it again for its pictures.
    if arguments.first == ProgramContext.decoding { return Self.facet.run(arguments[...]) }
    do throws(Failure) {
      FileHandle.standardOutput.write(Data(try output(of: Invocation(arguments)).utf8))
      return 0
    } catch {
      FileHandle.standardError.write(Data("facet-bench: \(error.message)\n".utf8))
      return error.status
    }
  }

  /// The program that is measured.
  static var facet: CommonApp.Program { CommonApp.Program(name: "facet", brands: [.doorDash, .caviar]) }

  private static func output(of invocation: Invocation) throws(Failure) -> String {
    switch invocation {
    case .help:
      return Help.text
    case .measure(let benchmark, let format, let arguments):
      let report = Report(bench: benchmark.name, rows: try benchmark.init(arguments: arguments).rows())
      return report.text(as: format)
    case .work(let benchmark, let arguments):
      return try benchmark.work(arguments) + "\n"
    }
  }
}
