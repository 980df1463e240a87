import Drawing
import Foundation
import TestSupport
import Testing

/// The requests of a session with a server, in the inspector on a terminal.
struct NetworkPaneTests {
  private let backend: Backend
  private let folder: TemporaryFolder

  init() throws {
    backend = try Backend.shared.get()
    folder = try TemporaryFolder()
  }

  private func open(_ address: String, _ options: String..., size: Size = Size(80, 60)) throws -> Tmux {
    try Tmux(
      Facet.path, [address, "--reduced-motion"] + options, size: size,
      environment: ["XDG_CACHE_HOME": folder.path])
  }

  private func showNetwork(_ tmux: Tmux) throws {
    try tmux.press("i")
    try tmux.wait(forText: "Network")
    try tmux.press("i", "Tab", "Tab", "Tab")
    try tmux.wait(forText: "Requests  ")
  }

  @Test("A page, its reload from the cache, and a failing link are listed, and Enter shows the answer of the server")
  func requestsOfASession() throws {
    let address = backend.fault("links?to=/faults/status/503")
    let secret = ["--header", "Authorization: Bearer open-sesame-4711", "--header", "X-Kitchen: hidden-basil"]
    let first = try open(address, secret[0], secret[1], secret[2], secret[3])
    try first.wait(forText: "a way on")
    try showNetwork(first)
    try first.wait(forText: "200 GET /faults/links?to=…", "first page · server")
    try first.press("q")
    try first.waitForEnd()

    let tmux = try open(address, secret[0], secret[1], secret[2], secret[3])
    try tmux.wait(forText: "a way on")
    try tmux.press("j", "Enter")
    try tmux.wait(forText: "503")
    try showNetwork(tmux)
    try tmux.wait(for: "the cached page, its check and the failed link") { rows in
      rows.contains { $0.contains("GET /faults/links?to=…") && $0.contains("first page · cache") }
        && rows.contains { $0.contains("200 GET /faults/links") && $0.contains("check of the cache · server") }
        && rows.contains { $0.contains("503 GET /faults/status/503") && $0.contains("ms") }
    }
    try tmux.press("Enter")
    try tmux.wait(
      forText: "▸ Headers of the request", "▸ Headers of the answer", #""message": "the kitchen is closed""#)
    try tmux.press("j", "j", "j", "j", "j", "j", "j", "Enter", "k", "Enter")
    try tmux.wait(
      forText: "Authorization: …", "X-Kitchen: …", "X-Facets-Version: ", "Content-Type: application/json",
      "Answer  50 B")
    let screen = try tmux.rows().joined(separator: "\n")
    #expect(!screen.contains("sesame") && !screen.contains("basil"), "\(screen)")
    try tmux.press("Escape")
    try tmux.wait(forText: "Requests  3")
  }

  @Test("An answer that the server confirms is listed as confirmed")
  func confirmedAnswers() throws {
    let address = backend.fault("dated")
    let first = try open(address)
    try first.wait(forText: "as of noon")
    try first.press("q")
    try first.waitForEnd()
    let tmux = try open(address)
    try tmux.wait(forText: "as of noon")
    try showNetwork(tmux)
    try tmux.wait(forText: "304 GET /faults/dated", "check of the cache · cache, confirmed")
  }

  @Test("Secrets that the server repeats in its answer are masked", arguments: [40, 80])
  func repeatedSecrets(width: Int) throws {
    let tmux = try open(
      backend.fault("cookie"), "--header", "Cookie: session=open-sesame-4711", "--no-cache", size: Size(width, 60))
    try tmux.wait(forText: "cookies")
    try tmux.press("i")
    try tmux.wait(forText: "Facet")
    if width > 40 { try tmux.press("i") }
    try tmux.press("Tab", "Tab", "Tab")
    try tmux.wait(forText: "Requests  ")
    try tmux.press("Enter")
    try tmux.wait(forText: "▸ Headers of the request", "Answer")
    try tmux.press("G")
    try tmux.wait(for: "the end of the answer") { rows in
      rows.contains { $0.trimmingCharacters(in: .whitespaces) == "}" }
    }
    // The page itself shows what the server says.
    let pane = try tmux.rows().drop { !$0.contains("Network") }
    #expect(!pane.isEmpty && !pane.joined().contains("sesame"), "\(pane)")
  }

  @Test("The requests of a bundle are listed with their files")
  func filesAreListed() throws {
    let tmux = try Tmux(Facet.path, ["SampleFeeds", "--reduced-motion"], size: Size(80, 60))
    try tmux.wait(forText: "360 results")
    try showNetwork(tmux)
    try tmux.wait(forText: "GET SampleFeeds/home.json", "first page · bundle")
    try tmux.press("Enter")
    try tmux.wait(forText: "Answer", "\"header\": [")
  }
}
