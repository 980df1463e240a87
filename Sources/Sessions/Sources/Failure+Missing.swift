import Feeds
import Reporting
import Text
import Wording

extension Failure {
  /// The failure to read a source that the user named. A path that does not exist comes with the name that the user
  /// probably meant.
  package static func unread(_ path: String, _ error: SourceError) -> Failure {
    var message = error.message
    if case .noSuchFile = error, let meant = probableSource(path) {
      message = Message { error.message.text(in: $0) + $0.didYouMean(SafeText(meant)) }
    }
    return Failure(status: ProgramContext.status(of: error), message: message.placed(at: SafeText(path)))
  }

  /// The file with a similar name, or the address that lacks its scheme.
  private static func probableSource(_ path: String) -> String? {
    let host = path.prefix { $0 != "/" }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    let hasPort = parts.count == 2 && !parts[0].isEmpty && UInt16(parts[1]) != nil
    return hasPort || host == "localhost" ? "http://" + path : NearFile.meant(by: path)
  }
}
