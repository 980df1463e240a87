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

  /// A file that is yet to be written.
  init(new path: String) {
    self.path = path
    baseline = Baseline()
  }

  init(_ path: String) throws(Failure) {
    let bytes: ByteBuffer
    do throws(SourceError) {
      bytes = try FileReader.read(path, limit: Self.sizeLimit)
    } catch {
      throw .unread(ProgramContext.name(of: path), error)
    }
    guard let baseline = Baseline(bytes) else {
      throw .usage("\(ProgramContext.name(of: path)): no baseline; --update-baseline writes one")
    }
    self.path = path
    self.baseline = baseline
  }
}
