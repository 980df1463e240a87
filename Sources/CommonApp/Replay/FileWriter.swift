import Glibc
import Text

/// Writes what a script keeps.
enum FileWriter {
  /// Rows that a sink has made of a canvas: whatever stands in cells is safe.
  static func write(_ rows: [String], to path: String) throws(Failure) {
    guard let file = fopen(path, "we") else { throw fault(path) }
    var isWritten = true
    for row in rows where isWritten {
      isWritten = fputs(row, file) >= 0 && fputc(10, file) >= 0
    }
    // A disk that is full says so at the end.
    guard fclose(file) == 0, isWritten else { throw fault(path) }
  }

  private static func fault(_ path: String) -> Failure {
    Failure(status: .cannotWrite, message: "\(SafeText(path)): cannot be written: \(String(cString: strerror(errno)))")
  }
}
