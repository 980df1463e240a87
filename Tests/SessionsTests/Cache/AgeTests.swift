import Testing

@testable import Sessions

struct AgeTests {
  @Test(
    "An age is rounded down to minutes, hours or days",
    arguments: [
      (-5, "a moment ago"), (59, "a moment ago"), (60, "1 minute ago"), (3599, "59 minutes ago"), (3600, "1 hour ago"),
      (86_399, "23 hours ago"), (86_400, "1 day ago"), (864_000, "10 days ago"),
    ])
  func agesAreRounded(seconds: Int, words: String) {
    #expect(Age.words(seconds: seconds, in: .english).string == words)
  }

  @Test("The age of any time can be worded, extreme ones included", arguments: [Int.min, .max, 0])
  func agesOfAnyTime(time: Int) {
    #expect(Age.words(since: time, now: 1_700_000_000, in: .english).string.hasSuffix(" ago"))
    #expect(Age.words(since: .max, now: time, in: .english) == "a moment ago")
  }
}
