import AppTestSupport
import Foundation
import TestSupport
import Testing

@testable import AppCore
@testable import Pages
@testable import Reporting
@testable import Sessions

/// Reading the responses that saved pages link to before the user opens them.
final class ReadAheadTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var source: ReplaySource

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let index = #"{"entry":"home.json","answers":[{"uri":"store/1","file":"store.json"}]}"#
    try Data(index.utf8).write(to: folder.appendingPathComponent("index.json"))
    for (name, title) in [("home", "Home"), ("store", "Store")] {
      try Data(Self.page(title).utf8).write(to: folder.appendingPathComponent(name + ".json"))
    }
    source = try ReplaySource([folder.path], in: ProgramContext(name: "facet", brands: TestApp.brands))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private static func page(_ title: String) -> String {
    #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text","category":"row"},"text":{"title":"\#(title)"}}]}]}"#
  }

  private func title(_ page: LoadedPage) -> String? { page.feed.sections.first?.body.first?.text.title }

  @Test("A prefetched response is not read again, and others are")
  func prefetchedResponseIsNotReadAgain() throws {
    source.prefetch(.open(uri: "store/1"), from: 0)
    let first = try source.answer(.open(uri: "store/1"), from: 0)
    #expect(title(first) == "Store")
    #expect(try source.answer(.open(uri: "store/1"), from: 0).feed.document === first.feed.document)
    // The entry was not prefetched.
    #expect(try source.entry().feed.document !== source.entry().feed.document)
  }

  @Test("A file that has changed since it was prefetched is read again")
  func changedFileIsReadAgain() throws {
    source.prefetch(.open(uri: "store/1"), from: 0)
    try Data(Self.page("Another").utf8).write(to: folder.appendingPathComponent("store.json"), options: .atomic)
    #expect(title(try source.answer(.open(uri: "store/1"), from: 0)) == "Another")
  }

  @Test("A file that cannot be read fails when its link is opened, not when it is prefetched")
  func unreadableFileFailsWhenOpened() throws {
    try Data("{".utf8).write(to: folder.appendingPathComponent("store.json"))
    source.prefetch(.open(uri: "store/1"), from: 0)
    #expect(throws: Failure.self) { try self.source.answer(.open(uri: "store/1"), from: 0) }
  }
}
