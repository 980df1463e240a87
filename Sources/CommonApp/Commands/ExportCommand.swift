import Feeds
import Reporting
import Sessions
import Text
import Wording

/// Exports a recorded session as an archive of its network traffic, or as a folder to edit.
enum ExportCommand: Command {
  static let name = "export"
  static let guide = CommandGuide(
    summary: "make a HAR of a recorded session, or a folder of its responses, to edit and replay",
    forms: ["FILE.jsonl -o FILE.har|FOLDER"],
    groups: [
      OptionGroup(
        "Options",
        [OptionUse(.output, value: "FILE.har|FOLDER", summary: "write a HAR, or the files of a new folder")])
    ],
    examples: [
      ("session.jsonl -o session.har", "for tools that read HARs"),
      ("session.jsonl -o session/", "for an editor; then: replay session/"),
    ])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    guard let path = arguments.operands.first, arguments.operands.count == 1, let target = arguments[.output] else {
      throw .usage("export needs one recorded session and a name: \(program.usage(of: Self.self))")
    }
    guard !target.hasSuffix(".json"), !SessionFile.isSession(target) else {
      throw .usage("export makes a .har, or a folder: -o session.har, -o session/")
    }
    let session = try SessionFile.read(path, in: program.context)
    do throws(NewFiles.Fault) {
      if target.hasSuffix(".har") {
        try NewFiles.write(ArchiveExport(session).bytes, to: target)
      } else {
        try NewFiles.write(BundleExport(session).files, inFolder: target)
      }
    } catch {
      throw fault(error, target)
    }
    return ExitStatus.success.rawValue
  }

  private static func fault(_ fault: NewFiles.Fault, _ target: String) -> Failure {
    let problem: SafeText =
      switch fault {
      case .isThere: "it is there already, and nothing is ever written over; name another"
      case .notWritable(let reason): Words.english.cannotBeWritten(reason.text(in: .english))
      }
    return Failure(status: .cannotWrite, diagnostic: "\(SafeText(target)): " + problem)
  }
}
