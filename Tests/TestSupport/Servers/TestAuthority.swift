import Foundation

/// A certificate authority for tests, and a certificate that it signed for a server. Only programs that are given its
/// file trust it.
public final class TestAuthority: Sendable {
  private let folder: URL

  /// The file of the authority.
  public var file: String { folder.appending(path: "authority.pem").path }
  public var certificate: String { folder.appending(path: "server.pem").path }
  public var key: String { folder.appending(path: "server.key").path }

  /// Makes both; `subject` is the subject alternative name in OpenSSL's notation, and `days` the validity from now on.
  public init(for subject: String = "IP:127.0.0.1", days: Int = 2) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let authorityKey = folder.appending(path: "authority.key").path
    let request = folder.appending(path: "server.csr").path
    let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    try openssl(
      ["req", "-x509", "-days", "2"] + curve
        + ["-subj", "/CN=authority of the tests", "-keyout", authorityKey, "-out", file])
    try openssl(
      ["req"] + curve + [
        "-subj", "/CN=server of the tests", "-addext", "subjectAltName=" + subject, "-addext",
        "basicConstraints=critical,CA:FALSE", "-keyout", key, "-out", request,
      ])
    // Unlike `req`, this can sign a certificate that has expired.
    try openssl([
      "x509", "-req", "-in", request, "-CA", file, "-CAkey", authorityKey, "-days", "\(days)", "-copy_extensions",
      "copy", "-out", certificate,
    ])
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func openssl(_ arguments: [String]) throws {
    let command = try Command.run("openssl", arguments)
    guard command.status == .exited(0) else { throw HarnessError("openssl: \(command.errors)") }
  }
}
