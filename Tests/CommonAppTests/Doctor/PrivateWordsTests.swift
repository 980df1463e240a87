import Testing
import Text

@testable import CommonApp

/// The words that a report for bug trackers leaves out.
struct PrivateWordsTests {
  private func hidden(_ text: SafeText, _ environment: [String: String], host: String? = nil) -> String {
    PrivateWords({ environment[$0] }, host: host).hidden(in: text).string
  }

  @Test("The home folder is shown as ~, also with a slash at its end, and not inside of a longer name")
  func homeFolder() {
    let home = ["HOME": "/home/mipha//"]
    #expect(hidden("cannot open /home/mipha/a b/c.json", home) == "cannot open ~/a b/c.json")
    #expect(hidden("/home/mipha", home) == "~")
    #expect(hidden("/home/mipha2/x", home) == "/home/mipha2/x")
    #expect(hidden("a/b", ["HOME": "/"]) == "a/b")
  }

  @Test("A configuration folder is named by its variable, even in the home folder")
  func configurationFolder() {
    let environment = ["HOME": "/home/mipha", "XDG_CONFIG_HOME": "/home/mipha/.conf"]
    #expect(hidden("/home/mipha/.conf/facet and /home/mipha", environment) == "$XDG_CONFIG_HOME/facet and ~")
  }

  @Test(
    "The names of the user and the machine are hidden as whole words",
    arguments: [
      ("mipha@zora-pc.lan: no", "…@…: no"), ("zora-pc is up", "… is up"), ("miphas, xmipha", "miphas, xmipha"),
      ("/srv/mipha/x", "/srv/…/x"), ("é", "é"), ("", ""), ("émipha", "émipha"),
    ] as [(SafeText, String)])
  func names(text: SafeText, shown: String) {
    #expect(hidden(text, ["USER": "mipha"], host: "zora-pc.lan") == shown)
  }

  @Test("Names that say nothing, and very short ones, stay: they would mask ordinary words")
  func namesThatSayNothing() {
    #expect(hidden("root reads facet", ["USER": "root", "LOGNAME": "facet"]) == "root reads facet")
    #expect(hidden("it is so", ["USER": "is"]) == "it is so")
  }

  @Test(
    "The user and password of an address are hidden, up to the last @ before the path",
    arguments: [
      ("http://a:b@c/d", "http://…@c/d"), ("ftp://x@y z@w", "ftp://…@y z@w"), ("http://h/a@b", "http://h/a@b"),
      ("http://a:p@ss@h", "http://…@h"), ("://", "://"),
    ] as [(SafeText, String)])
  func credentials(text: SafeText, shown: String) {
    #expect(hidden(text, [:]) == shown)
  }
}
