import Feeds
import Text
import Wording

/// Writes what a script keeps.
enum FileWriter {
  /// Rows that a sink has made of a canvas: whatever stands in cells is safe.
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
