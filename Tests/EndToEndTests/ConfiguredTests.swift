import Drawing
import Foundation
import TestSupport
import Testing

/// The user's configuration file, as the built program reads it.
struct ConfiguredTests {
  private func home(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: ".config/facet/config.json")
    return folder
  }

  @Test("The configured brand, mouse and keys apply")
  func settingsApply() throws {
    let home = try home(
      #"{"brand": "caviar", "mouse": false, "keys": {"quit": "Z", "scroll-down": ["J", "q"]}}"#)
    let session = try PtySession(Facet.path, [Facet.sample("home")], environment: ["HOME": home.path])
    try session.wait(forText: "Caviar", after: 0)
    try session.wait(for: "the modes to be set") { PrivateModes(after: $0).on.contains(2004) }
    #expect(session.privateModes.on.isDisjoint(with: [1000, 1002, 1006]))
    try session.send("qJ")
    try session.send("Z")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Options on the command line override the configuration")
  func theCommandLineComesFirst() throws {
    let home = try home(#"{"brand": "caviar", "scheme": "dark", "color": "never", "reduced-motion": false}"#)
    let asked = ["--brand", "doordash", "--color", "256", "--scheme", "light"]
    let session = try PtySession(Facet.path, [Facet.sample("home")] + asked, environment: ["HOME": home.path])
    try session.wait(forText: "home.json", after: 0)
    #expect(session.text.contains("DoorDash"))
    #expect(session.text.contains("38;5;"))
    let plain = try PtySession(Facet.path, [Facet.sample("home")], environment: ["HOME": home.path])
    try plain.wait(forText: "home.json", after: 0)
    #expect(!plain.text.contains("38;5;") && !plain.text.contains("[31m"))
    // The same holds for printed pages.
    let words = ["--brand", "doordash", "--color", "truecolor", "--scheme", "light"]
    let printed = try Facet.run([Facet.sample("home")] + words, environment: ["HOME": home.path])
    #expect(printed.output == (try Facet.run(Facet.sample("home"))).output)
  }

  @Test("A fault in the configuration is one warning, and the other settings apply")
  func aFaultIsOneWarningAndNothingElse() throws {
    let home = try home("{\n \"scheme\": \"pink\", \"brand\": \"caviar\"}")
    let file = home.path(".config/facet/config.json")
    let session = try PtySession(
      Facet.path, [Facet.sample("home")], size: Size(160, 24), environment: ["HOME": home.path])
    try session.wait(forText: "config.json:2:12: no scheme 'pink'", after: 0)
    try session.send("j")
    try session.wait(forText: "Caviar", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    let printed = try Facet.run([Facet.sample("home")], environment: ["HOME": home.path])
    #expect(printed.status == .exited(0))
    #expect(printed.errors == "facet: \(file):2:12: no scheme 'pink'; the schemes are auto, light, dark\n")
  }

  @Test("The help lists the keys as the configuration binds them")
  func theHelpListsTheKeysAsTheyAreBound() throws {
    let home = try home(#"{"keys": {"search": ["Ctrl-s", "s"], "reload": [], "jump": "x"}}"#)
    let help = try Facet.run(["help", "keys"], environment: ["HOME": home.path])
    #expect(help.status == .exited(0))
    let lines = help.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("Ctrl-s s search the page search"))
    #expect(lines.contains("reload, or retry what failed reload"))
    #expect(lines.contains("Down j down move-down"))
    #expect(help.errors.contains("config.json:1:60: there is no command 'jump'"))
    #expect(help.errors.split(separator: "\n").count == 1)
    let standard = try Facet.run("help", "keys")
    #expect(standard.output.contains("  r                   reload, or retry what failed"))
  }

  @Test("`render`, `lint`, `help` and `components` ignore the configuration")
  func reportsIgnoreTheConfiguration() throws {
    let home = try home(#"{"brand": "caviar", "scheme": "dark", "color": "16", "keys": {"move-down": "J"}"#)
    let commands = [
      ["render", Facet.sample("home"), "--size", "60x20", "--format", "ansi", "--keys", "j j"],
      ["render", Facet.sample("home"), "--full"], ["lint", Facet.sample("future")], ["help"], ["components"],
    ]
    for command in commands {
      let bare = try Facet.run(command)
      for environment in [["HOME": home.path], ["XDG_CONFIG_HOME": home.path(".config"), "HOME": "/nowhere"]] {
        let other = try Facet.run(command, environment: environment)
        #expect(other.outputBytes == bare.outputBytes, "\(command)")
        #expect(other.errorBytes == bare.errorBytes, "\(command)")
        #expect(other.status == bare.status)
      }
    }
  }

  @Test("A configuration that is a pipe, a folder, endless or too deep is one warning")
  func unreadableConfigurationsAreSkipped() throws {
    for kind in ["pipe", "folder", "endless", "deep"] {
      let folder = try TemporaryFolder()
      let file = folder.path("facet/config.json")
      try folder.write("", to: "facet/placeholder")
      switch kind {
      case "pipe": #expect(mkfifo(file, 0o600) == 0)
      case "folder": try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
      case "endless": try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/zero")
      default: try folder.write(String(repeating: "[", count: 500_000), to: "facet/config.json")
      }
      let command = try Command.run(
        Facet.path, [Facet.sample("landing")], environment: ["XDG_CONFIG_HOME": folder.path], within: .seconds(20))
      #expect(command.status == .exited(0), "\(kind)")
      #expect(command.errors.hasPrefix("facet: \(file):"), "\(kind): \(command.errors)")
      #expect(command.errors.split(separator: "\n").count == 1)
      #expect(command.output.contains("Dinner is closer"))
    }
  }
}
