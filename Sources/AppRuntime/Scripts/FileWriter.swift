import Feeds
import Reporting
import Text
import Wording

/// Writes the files of a script.
enum FileWriter {
  /// Writes rows made from a canvas, whose cells hold only safe text.
  static func write(_ rows: [String], to path: String) throws(Failure) {
    let file: OutputFile
    do throws(OutputFile.Refusal) {
      file = try OutputFile(path, .anew)
    } catch {
      throw fault(path, error.reason)
    }
    file.write(rows.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
    file.finish()
    if let reason = file.fault { throw fault(path, reason) }
  }

  private static func fault(_ path: String, _ reason: Message) -> Failure {
    Failure(status: .cannotWrite, message: .unwritable(path, reason))
  }
}
