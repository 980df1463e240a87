import Foundation
import TestSupport
import Testing

/// Wrong addresses, headers and proxies, and their messages.
extension AddressTests {
  @Test(
    "The message names the fault of an address, a proxy or a host, without passwords",
    arguments: [
      (["render", "http://feeds.example:99999/"], [:], "names no port; ports are numbers from 1 to 65535"),
      (["render", "http://127.0.0.1:1/"], [:], "no server answers at 127.0.0.1, port 1"),
      (
        ["render", "http://127.0.0.1:2/"], ["http_proxy": "http://127.0.0.1:1"],
        "the proxy does not answer"
      ),
      (
        ["diff", "http://me:pa55@feeds.example/", "x.json"], [:],
        "'http://feeds.example/' is an address, and only files"
      ),
      (["render", "http://b\u{FC}cher.invalid/"], [:], "unknown host xn--bcher-kva.invalid"),
    ])
  func faultsAreNamed(words: [String], environment: [String: String], message: String) throws {
    let command = try Facet.run(words, environment: environment)
    #expect(command.errors.contains(message), "\(command.errors)")
    #expect(!command.errors.contains("pa55"))
    #expect(command.errors.count { $0 == "\n" } == 1)
  }

  @Test("Huge headers of an answer are reported as too large", arguments: ["line", "many"])
  func hugeHeaders(kind: String) throws {
    let command = try Facet.run("render", try Backend.shared.get().fault("headers/\(kind)"))
    #expect(command.status == .exited(69))
    #expect(command.errors.contains("the answer's headers are too large"), "\(command.errors)")
  }

  @Test("A proxy that requires a password is reported for http and for https")
  func proxiesThatRefuse() throws {
    let backend = try Backend.shared.get()
    let proxy = String(backend.fault("").dropLast("faults/".count + 1))
    let tunnel = try Facet.run(["render", "https://feeds.example/"], environment: ["https_proxy": proxy])
    #expect(tunnel.errors.contains("the proxy wants a user and a password (407)"), "\(tunnel.errors)")
    let plain = try Facet.run(
      ["render", "http://feeds.example/faults/status/407"], environment: ["http_proxy": proxy])
    #expect(plain.errors.contains("name the user and the password of the proxy in http_proxy"), "\(plain.errors)")
  }

  @Test("Headers can come from a file, by either option")
  func headersFromFiles() throws {
    let backend = try Backend.shared.get()
    let folder = try TemporaryFolder()
    let file = try folder.write("# mine\nX-Mine: of-a-file\n", to: "headers.txt")
    for option in [["--header", "@" + file], ["--header-file", file]] {
      let command = try Facet.run(["render", backend.fault("echo"), "--linear"] + option)
      #expect(command.output.contains("of-a-file"), "\(command.errors)")
    }
  }

  @Test("Only links to the same origin keep the user name and password of the address")
  func usersStayWithTheirOrigin() throws {
    let backend = try Backend.shared.get()
    let here = backend.address.replacing("http://", with: "http://me:pa55@")
    for (target, isKept) in [
      (backend.fault("echo"), true), ("/faults/echo", true),
      (backend.fault("echo").replacing("127.0.0.1", with: "localhost"), false),
    ] {
      let command = try Facet.run(
        "render", here + "faults/links?to=" + target, "--allow-host", "localhost", "--linear", "--keys",
        "Tab Enter Ctrl-d")
      #expect(command.output.contains("Authorization: Basic") == isKept, "\(target): \(command.output)")
    }
  }

  @Test(
    "No command prints the secrets that the user gave",
    arguments: [
      ["render", "said-back/text"], ["lint", "said-back/text"], ["render", "text/500"], ["diff", "said-back/text"],
      ["events", "said-back/text"], ["replay", "said-back/text"], ["export", "said-back/text"], ["nothing", "x"],
    ])
  func secretsAreNotPrinted(words: [String]) throws {
    let backend = try Backend.shared.get()
    let address = backend.fault(words[1]).replacing("http://", with: "http://me:pa55@") + "?access_key=k3y-of-mine#fr4g"
    let headers = ["X-Key: t0k3n/of mine", "Cookie: sid=c00kie; n=a7"].flatMap { ["--header", $0] }
    for more in [headers, [], ["--haeder=X-Key: t0k3n/of mine"]] {
      let command = try Facet.run([words[0], address] + more)
      #expect(command.status != .exited(0))
      let printed = command.output + command.errors
      for secret in ["pa55", "k3y-of-mine", "t0k3n", "c00kie", "fr4g"] {
        #expect(!printed.contains(secret), "\(words) \(more): \(printed)")
      }
    }
  }
}
