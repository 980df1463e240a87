import Foundation
import JSON
import Testing

/// Nicolas Seriot's JSONTestSuite, when `JSON_TEST_SUITE` names a folder that holds its parsing cases.
/// The project's own cases are in `GrammarTests`.
struct UpstreamSuiteTests {
  private static let folder = ProcessInfo.processInfo.environment["JSON_TEST_SUITE"]

  /// Cases that the suite leaves to the parser and that this reader refuses: they are not UTF-8. It accepts the rest.
  private static let refused: Set<String> = [
    "i_string_UTF-16LE_with_BOM", "i_string_UTF-8_invalid_sequence", "i_string_UTF8_surrogate_U+D800",
    "i_string_invalid_utf-8", "i_string_iso_latin_1", "i_string_lone_utf8_continuation_byte",
    "i_string_not_in_unicode_range", "i_string_overlong_sequence_2_bytes", "i_string_overlong_sequence_6_bytes",
    "i_string_overlong_sequence_6_bytes_null", "i_string_truncated-utf-8", "i_string_utf16BE_no_BOM",
    "i_string_utf16LE_no_BOM",
  ]

  @Test("Every case of JSONTestSuite is accepted or refused as its name says", .enabled(if: folder != nil))
  func everyCaseIsJudgedByItsName() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
    #expect(files.count > 300)
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      let isAccepted = (try? read(bytes: Array(Data(contentsOf: file)))) != nil
      let shouldBe = name.hasPrefix("y_") || name.hasPrefix("i_") && !Self.refused.contains(name)
      #expect(isAccepted == shouldBe, "\(name)")
    }
  }
}
