import Feeds
import JSON
import Lint
import Reporting
import Sessions

/// A file with accepted findings.
struct BaselineFile {
  let path: String
  let baseline: Baseline

  private static let sizeLimit = 256 << 20

  /// The folder to which the paths in the file belong.
  var folder: String { LintProjects.absolute(LintProjects.folder(of: path)) }

  init(_ path: String) throws(Failure) {
    guard let baseline = Baseline(try Self.bytes(of: path)) else {
      throw .usage("\(ProgramContext.name(of: path)): no baseline; --update-baseline writes one to a new file")
    }
    self.path = path
    self.baseline = baseline
  }

  /// A file that is going to be written. A file with other content is refused, so that a mistyped name damages no feed.
  init(toUpdate path: String) throws(Failure) {
    self.path = path
    let bytes = FileReader.isRegular(path) ? try Self.bytes(of: path) : ByteBuffer("")
    guard bytes.count > 0 else {
      baseline = Baseline()
      return
    }
    guard let baseline = Baseline(bytes) else {
      throw .usage("\(ProgramContext.name(of: path)): no baseline, so it is not written over; name a new file")
    }
    self.baseline = baseline
  }

  private static func bytes(of path: String) throws(Failure) -> ByteBuffer {
    do throws(SourceError) {
      return try FileReader.read(path, limit: sizeLimit)
    } catch {
      throw .unread(ProgramContext.name(of: path), error)
    }
  }
}
