import TestSupport
import Testing

/// TLS with an authority that only the options of a test make known.
struct TrustTests {
  private static let authority = Result { try TestAuthority() }
  private static let backend = Result { try Backend(trustedBy: authority.get()) }

  private let authority: TestAuthority
  private let backend: Backend

  init() throws {
    authority = try Self.authority.get()
    backend = try Self.backend.get()
  }

  @Test("--cacert and SSL_CERT_FILE make the authority of a server trusted")
  func trustedServersAreAsked() throws {
    let named = try Facet.run("render", backend.address, "--cacert", authority.file)
    #expect(named.status == .exited(0))
    let told = try Command.run(
      Facet.path, ["render", backend.address], environment: ["SSL_CERT_FILE": authority.file])
    #expect(told.status == .exited(0))
    #expect(told.output == named.output)
  }

  @Test("A server with an unknown authority is refused, and the message names --cacert")
  func untrustedServersAreRefused() throws {
    let command = try Facet.run("render", backend.address)
    #expect(command.status == .exited(69))
    #expect(command.errors.contains("the connection cannot be trusted: "))
    #expect(command.errors.contains("--cacert"))
  }

  @Test("A certificate for another host is refused, and the message asks to check the address")
  func certificatesForOtherHostsAreRefused() throws {
    let other = try TestAuthority(for: "DNS:elsewhere.example")
    let backend = try Backend(trustedBy: other)
    defer { withExtendedLifetime(backend) {} }
    let command = try Facet.run("render", backend.address, "--cacert", other.file)
    #expect(command.status == .exited(69))
    #expect(command.errors.contains("the connection cannot be trusted: "))
    // Another authority would not help.
    #expect(command.errors.contains("check the address") && !command.errors.contains("--cacert"), "\(command.errors)")
  }

  @Test("An expired certificate is refused, and the message asks to check the clock")
  func expiredCertificate() throws {
    let other = try TestAuthority(days: -1)
    let backend = try Backend(trustedBy: other)
    defer { withExtendedLifetime(backend) {} }
    let command = try Facet.run("render", backend.address, "--cacert", other.file)
    #expect(command.status == .exited(69))
    #expect(command.errors.contains("the connection cannot be trusted: "))
    #expect(command.errors.contains("check the clock") && !command.errors.contains("--cacert"), "\(command.errors)")
  }

  @Test("A file without certificates after --cacert is reported")
  func filesWithoutCertificatesAreReported() throws {
    let file = try TemporaryFile("no certificate")
    for path in [file.path, "/nonexistent/ca.pem"] {
      let command = try Facet.run("render", backend.address, "--cacert", path)
      #expect(command.status == .exited(69))
      #expect(command.errors.contains("\(path) holds no certificates that can be read"))
    }
  }

  @Test("A server that does not speak TLS is reported")
  func serversWithoutTLSAreReported() throws {
    let plain = try Backend.shared.get().address.replacing("http:", with: "https:")
    let command = try Facet.run("render", plain)
    #expect(command.status == .exited(69))
    #expect(command.errors.contains("no TLS connection with this server"))
  }

  @Test("A redirect from https to http is refused, even to an allowed host")
  func redirectsToPlainHTTPAreRefused() throws {
    let plain = try Backend.shared.get().address
    for allowed in [[], ["--allow-host", "127.0.0.1"]] {
      let command = try Command.run(
        Facet.path,
        ["render", backend.fault("leads?to=\(plain)"), "--cacert", authority.file] + allowed)
      #expect(command.status == .exited(69))
      #expect(command.errors.contains("it redirects from https to http (127.0.0.1), which others can read"))
    }
  }
}
