import Reporting
import Text

/// A step of a run over sources, in their order.
enum LintJob {
  /// A file. One that was only found in a folder is left out if it holds no feed. One named on the command line may be
  /// a pipe.
  case file(String, isFound: Bool, isNamed: Bool)
  /// The answer of a server.
  case answer(String)
  case complaint(SafeText, ExitStatus)
  /// The begin of a folder's files, of which one has to hold a feed.
  case beginFolder
  case endFolder(String)

  /// Whether the job reads a source, which a worker can do.
  var reads: Bool {
    switch self {
    case .file, .answer: true
    case .complaint, .beginFolder, .endFolder: false
    }
  }
}
