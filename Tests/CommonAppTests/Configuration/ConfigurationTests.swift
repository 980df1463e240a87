import Caviar
import DoorDash
import Foundation
import Prism
import TestSupport
import Testing
import Text
import Wording

@testable import AppCore
@testable import CommonApp
@testable import Sessions

/// The settings of a configuration file, and the warning about its first fault.
struct ConfigurationTests {
  private static var program: Program { Program(name: "facet", brands: [.doorDash, .caviar]) }

  private func configuration(_ text: String, in program: Program = Self.program) throws -> Configuration {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var configuration = Configuration(path: file.path, in: program)
    configuration.warning = configuration.warning.map {
      Message(verbatim: SafeText($0.text(in: .english).string.replacing(file.path, with: "config.json")))
    }
    return configuration
  }

  @Test("Every setting of the configuration is read")
  func everySettingIsRead() throws {
    let all = try configuration(
      """
      {"brand": "caviar", "scheme": "dark", "contrast": "high", "color": "256", "mouse": false, "reduced-motion": true,
       "pictures": "cells",
       "keys": {"page-down": ["PageDown", "Ctrl-f", "J"], "brand": "B", "mouse": [], "help": "F2"}}
      """)
    #expect(all.warning == nil)
    #expect(all.brand == "caviar")
    #expect(all.scheme == .dark)
    #expect(all.contrast == .high)
    #expect(all.depth == .palette256)
    #expect(all.hearsMouse == false)
    #expect(all.pictures == .cells)
    #expect(all.reducesMotion == true)
    #expect(all.keymap.keys(for: .pageDown) == [.pageDown, .control("f"), .character("J")])
    #expect(all.keymap.keys(for: .brand) == [.character("B")])
    #expect(all.keymap.command(for: .character("b")) == nil)
    #expect(all.keymap.keys(for: .mouse) == [])
    #expect(all.keymap.keys(for: .help) == [.function(2)])
    #expect(all.keymap.keys(for: .search) == Keymap.standard.keys(for: .search))
  }

  @Test("The pictures are a word, or an object with a word and the hosts to load from")
  func pictures() throws {
    let both = try configuration(#"{"pictures": {"show": "off", "hosts": ["IMG.example.com:443", "localhost:8080"]}}"#)
    #expect(both.warning == nil)
    #expect(both.pictures == .off)
    #expect(both.pictureHosts == ["img.example.com", "localhost:8080"])
    for (text, words) in [
      (#"{"pictures": {"hosts": ["https://a/"]}}"#, "'https://a/' is not a host of pictures"),
      (#"{"pictures": {"hosts": "a"}}"#, "hosts is a list of names"),
      (#"{"pictures": {"from": []}}"#, "'from' is not a setting of pictures"),
    ] {
      let wrong = try configuration(text)
      #expect(wrong.warning?.text(in: .english).string.contains(words) == true, "\(text)")
      #expect(wrong.pictureHosts.isEmpty)
    }
  }

  @Test("An empty or missing configuration sets nothing and gives no warning")
  func emptyConfigurationHasNoWarning() throws {
    for text in ["{}", #"{"keys": {}}"#, #"{"scheme": "auto", "color": "auto"}"#] {
      let empty = try configuration(text)
      #expect(empty.warning == nil)
      #expect(empty.brand == nil && empty.scheme == nil && empty.depth == nil && empty.hearsMouse == nil)
    }
    #expect(Configuration(path: nil, in: Self.program).warning == nil)
    #expect(Configuration(path: "/nonexistent/facet/config.json", in: Self.program).warning == nil)
  }

  @Test(
    "A fault is reported with its line and column, and q still quits",
    arguments: [
      ("[]", "config.json:1:1: a configuration is an object"), ("", "config.json:1:1: "),
      ("{\n  \"scheme\": \"pink\"}", "config.json:2:13: no scheme 'pink'; the schemes are auto, light, dark"),
      (
        #"{"pictures": "kitten"}"#,
        "config.json:1:14: no way 'kitten' to show pictures; the ways are auto, kitty, sixel, sextants, cells, off"
      ),
      (#"{"color": "many"}"#, "config.json:1:11: no colour depth 'many'"),
      (#"{"brand": "acme"}"#, "config.json:1:11: no brand 'acme'; the brands are doordash, caviar"),
      (#"{"brand": "/no/such/folder"}"#, "config.json:1:11: /no/such/folder/brand.json: "),
      (#"{"brand": 7}"#, "config.json:1:11: brand is a word in quotes"),
      (#"{"mouse": "off"}"#, "config.json:1:11: mouse is true or false"),
      (#"{"reduced-motion": 1}"#, "config.json:1:20: reduced-motion is true or false"),
      (#"{"colour": "256"}"#, "config.json:1:12: 'colour' is not a setting; the settings are brand, scheme"),
      (#"{"keys": []}"#, "config.json:1:10: keys is an object"),
      (#"{"keys": {"jump": "j"}}"#, "config.json:1:19: there is no command 'jump'; the commands are move-down, "),
      (#"{"keys": {"top": ["g", "Meta-x"]}}"#, "config.json:1:24: this is not a key; write names and characters"),
      (#"{"keys": {"top": 7}}"#, "config.json:1:18: this is not a key"),
      (#"{"keys": {"top": "x", "end": "x"}}"#, "config.json:1:30: 'x' is the key of 'top' already"),
      (#"{"mouse": true"#, "config.json:1:15: "), ("{\"mouse\": true,}", "config.json:1:16: "),
      ("\u{1B}]0;x\u{7}", "config.json:1:1: "),
    ]) func faultsAreReportedWithTheirPlace(text: String, warning: String) throws
  {
    let broken = try configuration(text)
    let said = broken.warning?.text(in: .english).string ?? "nothing"
    #expect(said.hasPrefix(warning), "\(said)")
    #expect(!said.contains("\n") && !said.unicodeScalars.contains { $0.value < 0x20 })
    #expect(broken.keymap.command(for: .character("q")) == .quit)
  }

  /// The settings without a fault count; the first fault is reported.
  @Test("A fault does not affect the other settings")
  func otherSettingsStillCount() throws {
    let mixed = try configuration(
      #"{"scheme": "pink", "color": "16", "keys": {"top": ["T", 5], "end": "E"}, "mouse": 3, "brand": "caviar"}"#)
    #expect(mixed.warning?.text(in: .english).string.hasPrefix("config.json:1:12: ") == true)
    #expect(mixed.depth == .palette16)
    #expect(mixed.brand == "caviar")
    #expect(mixed.keymap.keys(for: .top) == Keymap.standard.keys(for: .top))
    #expect(mixed.keymap.keys(for: .end) == [.character("E")])
  }

  /// Key names are matched to the keys that a terminal sends.
  @Test("Keys may be written as names, characters or combinations, in any case")
  func keyNamesAreRead() throws {
    let keys = try configuration(#"{"keys": {"search": ["Ctrl-S", "Space", "語", "Shift-Tab"]}}"#)
    #expect(keys.warning == nil)
    #expect(
      keys.keymap.keys(for: .search) == [.control("s"), .character(" "), .character("語"), .backTab])
    #expect(keys.keymap.command(for: .character(" ")) == .search)
  }

  /// A program of one brand reads the same file as the other programs of its user.
  @Test("A program of one brand ignores another brand in the configuration without a warning")
  func otherBrandIsIgnored() throws {
    let caviar = Program(name: "caviar", brands: [.caviar])
    let one = try configuration(#"{"brand": "doordash"}"#, in: caviar)
    #expect(one.warning == nil)
    #expect(one.brand == nil)
  }

  @Test("A brand folder with faults is not used and gives one warning")
  func brandWithFaultsIsOneWarning() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["base", "light", "dark"] {
      try Data("{".utf8).write(to: folder.appending(path: "\(name).tokens.json"))
    }
    try Data(#"{"name": "broken", "displayName": "Broken", "tagline": "x"}"#.utf8)
      .write(to: folder.appending(path: "brand.json"))
    let broken = try configuration(#"{"brand": "\#(folder.path)"}"#)
    #expect(broken.brand == nil)
    #expect(
      broken.warning?.text(in: .english).string.hasPrefix("config.json:1:11: ") == true,
      "\(broken.warning?.text(in: .english).string ?? "nothing")")
  }

  /// Deeply nested, very long and binary files are reported at once.
  @Test("A deeply nested, very long or binary configuration gives one short warning")
  func hostileFilesGiveShortWarnings() throws {
    let deep = String(repeating: "[", count: 100_000)
    let long = "{\"keys\": {" + (0..<20_000).map { "\"k\($0)\": \"x\"" }.joined(separator: ",") + "}}"
    let huge = "{\"brand\": \"" + String(repeating: "x", count: 2 << 20) + "\"}"
    for text in [deep, long, huge, String(repeating: "\u{0}", count: 5000)] {
      let broken = try configuration(text)
      let said = try #require(broken.warning).text(in: .english).string
      #expect(said.count < 1200)
    }
  }

  @Test("A pipe, a device or a folder instead of a configuration file is refused without waiting for it")
  func unusualFiles() throws {
    try endingWithinAMinute {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let pipe = folder.appending(path: "pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let endless = folder.appending(path: "endless").path
      try FileManager.default.createSymbolicLink(atPath: endless, withDestinationPath: "/dev/zero")
      for path in [pipe, endless, folder.path, "/dev/null"] {
        let none = Configuration(path: path, in: Self.program)
        #expect(
          none.warning?.text(in: .english).string.hasPrefix("\(path): ") == true,
          "\(none.warning?.text(in: .english).string ?? "nothing")")
      }
    }
  }

  @Test("The configuration is looked for in XDG_CONFIG_HOME, else in .config of an absolute HOME")
  func theFileIsLookedForInOnePlaceOnly() {
    func path(_ environment: [String: String]) -> String? {
      PersonalFile.configuration { environment[$0] }.path.value
    }
    #expect(path(["XDG_CONFIG_HOME": "/x", "HOME": "/home/ada"]) == "/x/facet/config.json")
    #expect(path(["HOME": "/home/ada"]) == "/home/ada/.config/facet/config.json")
    #expect(path(["XDG_CONFIG_HOME": "relative", "HOME": "/home/ada"]) == "/home/ada/.config/facet/config.json")
    #expect(path(["XDG_CONFIG_HOME": "", "HOME": "/home/ada"]) == "/home/ada/.config/facet/config.json")
    #expect(path(["HOME": "ada"]) == nil)
    #expect(path([:]) == nil)
  }
}
