import Testing

@testable import CommonApp
@testable import Reporting

struct CacheWordsTests {
  @Test("The cache command reads its action and sizes with units, and refuses other words")
  func sizesHaveUnits() throws {
    let sizes = try ["0", "100", "16K", "2m", "1G"].map { try CacheRequest(["prune", $0]) }
    #expect(sizes == [0, 100, 16_384, 2_097_152, 1_073_741_824].map { .prune(to: $0) })
    #expect(try CacheRequest([]) == .show)
    #expect(try CacheRequest(["prune"]) == .prune(to: nil))
    for words in [["prune", "K"], ["prune", ""], ["prune", "99999999999999999999"], ["clear", "all"]] {
      #expect(throws: Failure.self, "\(words)") { try CacheRequest(words) }
    }
  }

  @Test(
    "Amounts of bytes are worded with at most one digit after the point",
    arguments: [
      (0, "0 bytes"), (1023, "1023 bytes"), (1024, "1 KiB"), (1536, "1.5 KiB"), (20_480, "20 KiB"),
      (435_000, "424 KiB"), (67_108_864, "64 MiB"), (3_355_443, "3.1 MiB"), (10_485_760, "10 MiB"),
      (.max, "8796093022207 MiB"),
    ])
  func amountsAreSaidShortly(bytes: Int, words: String) {
    #expect(CacheReport.amount(bytes).string == words)
  }
}
