import AppTestSupport
import Caviar
import TestSupport
import Testing

/// The transcripts of whole walks in the linear mode.
struct WalkTests {
  @Test("A walk from home into a store and back matches its golden transcript")
  func fromHomeIntoAStoreAndBack() throws {
    var walk = try Listener("SampleFeeds")
    for keys in [
      "j", "j", "l", "}", "}", "Right", "j", "j", "l", "Enter", "j j", "Enter", "j j j", "}", "j", "[", "k", "]", "[",
      "q",
    ] {
      try walk.press(keys)
    }
    #expect(walk.effects == [.quit])
    try expectGolden(walk.transcript, "linear/store")
  }

  @Test("A walk with searches matches its golden transcript")
  func searching() throws {
    var walk = try Listener("SampleFeeds")
    for keys in [
      "/ \"gold\" Enter", "n", "n", "n", "N", "Escape", "/ \"golx\" Backspace \"d\" Enter", "/ \"nowhere\" Enter",
      "/ \"x\" Escape",
      "/ Enter", "n",
    ] {
      try walk.press(keys)
    }
    try expectGolden(walk.transcript, "linear/search")
  }

  @Test("A walk to the end of all pages matches its golden transcript")
  func toTheEndOfAllPages() throws {
    var walk = try Listener("SampleFeeds")
    for keys in ["G", "G", "G", "G", "j", "PageUp", "PageDown", "Ctrl-u", "Ctrl-d", "9 9 j", "{", "g", "k", "g"] {
      try walk.press(keys)
    }
    try expectGolden(walk.transcript, "linear/end")
  }

  @Test("A walk with a page that fails twice matches its golden transcript")
  func failedPageIsRetried() throws {
    var walk = try Listener("SampleFeeds/home.json", "SampleFeeds/home-2.json", answersItself: false)
    try walk.press("G")
    try walk.press("j")
    walk.refuse(because: "the tunnel is dark")
    try walk.press("j")
    try walk.press("r")
    walk.refuse(because: "the tunnel is dark")
    try walk.press("r")
    try walk.answer()
    try walk.press("j")
    try expectGolden(walk.transcript, "linear/retry")
  }

  @Test("A walk through brands, help, palette and other keys matches its golden transcript")
  func otherBrandsAndPanels() throws {
    var walk = try Listener("SampleFeeds/landing.json", brand: .doorDash)
    for keys in [
      "Enter", "j", "j", "?", "z", "[", "b", "t", ": \"switch to\" Down Enter", ": Escape", "f", "s", "f Escape", "y",
      "m",
      "r", "o",
      "]", "Tab", "Shift-Tab", "4 l", "9 h",
    ] {
      try walk.press(keys)
    }
    try expectGolden(walk.transcript, "linear/brand")
  }
}
