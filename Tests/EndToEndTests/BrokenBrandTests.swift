import Foundation
import TestSupport
import Testing

/// Brands in folders that have faults.
struct BrokenBrandTests {
  private let harbor = Repository.path("Tests/PrismTests/Brands/harbor")

  /// Returns the path of a copy of the brand with some text replaced in its files.
  private func brand(_ changes: [(file: String, from: String, to: String)]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(atPath: harbor, toPath: folder.path)
    for (name, from, to) in changes {
      let file = folder.appending(path: name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(from))
      try Data(text.replacing(from, with: to).utf8).write(to: file)
    }
    return folder.path
  }

  @Test("The faults of all files are listed in order by `brands`, and counted in one line by `render`")
  func allFaultsOfAllFilesAreListedInTheirOrder() throws {
    let folder = try brand([
      ("brand.json", #""name""#, #""nmae""#), ("base.tokens.json", "{scale.body}", "{scale.bodi}"),
      ("light.tokens.json", #""link": {"#, #""lynx": {"#), ("dark.tokens.json", "{palette.sea.35}", "{palette.sea.53}"),
      ("dark.tokens.json", #""warning": {"#, #""warning": { "$type": "number","#),
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = try Facet.run("brands", folder)
    #expect(command.status == .exited(65))
    #expect(command.output.isEmpty)
    let lines = command.errors.split(separator: "\n").map { $0.dropFirst("facet: \(folder)/".count) }
    for file in ["brand.json", "base.tokens.json", "light.tokens.json", "dark.tokens.json"] {
      #expect(lines.contains { $0.hasPrefix("\(file):") }, "\(lines)")
    }
    let places = lines.map { line in
      let parts = line.split(separator: ":")
      return (String(parts[0]), Int(parts[1]) ?? 0, Int(parts[2]) ?? 0)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(lines)")
    #expect(Set(lines).count == lines.count)

    let render = try Facet.run("render", Facet.sample("home"), "--brand", folder)
    #expect(render.status == .exited(65))
    #expect(render.errors.split(separator: "\n").count == 1)
    #expect(render.errors.contains("more: see 'brands FOLDER'"))
  }

  @Test("A folder that lacks a file is refused with the list of files that a brand needs")
  func aFolderWithoutItsFilesSaysWhichItNeeds() throws {
    let folder = try brand([])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: folder + "/dark.tokens.json")
    let command = try Facet.run("brands", folder)
    #expect(command.status == .exited(66))
    #expect(command.errors.hasPrefix("facet: \(folder)/dark.tokens.json: no such file; a brand has brand.json, "))
  }

  @Test("Every pair of colours with too little contrast is listed")
  func everyPairThatCannotBeReadIsListed() throws {
    let folder = try brand([("light.tokens.json", "{palette.fog.95}", "{palette.fog.12}")])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = try Facet.run("brands", folder, "--scheme", "light", "--color", "truecolor")
    #expect(command.status == .exited(0))
    let lines = command.output.split(separator: "\n")
    let verdict = try #require(lines.first { $0.contains("pairs cannot be read:") })
    let count = try #require(verdict.split(separator: " ").dropFirst(2).first.flatMap { Int($0) })
    let failures = lines.filter { $0.contains(", less than ") }
    #expect(count > 4 && failures.count == count)
    #expect(failures.contains { $0.contains("color.text.primary on color.background.primary, less than 4.50") })
  }

  @Test(
    "`brands` and `render` take the same names of colour depths",
    arguments: ["truecolor", "256", "16", "mono", "never", "auto"])
  func depthsHaveTheSameNames(depth: String) throws {
    for command in [["brands"], ["render", Facet.sample("home")]] {
      #expect(try Command.run(Facet.path, command + ["--color", depth]).status == .exited(0))
    }
    let json = try Facet.run("brands", "--format", "json", "--color", depth).output
    let shown = ["truecolor", "256", "16", "mono"].filter { json.contains(#""depth":"\#($0)""#) }
    #expect(shown == (depth == "auto" ? ["truecolor", "256", "16", "mono"] : [depth == "never" ? "mono" : depth]))
  }

  @Test("An unknown colour depth is refused with the list of known ones")
  func anUnknownDepthIsToldTheKnownOnes() throws {
    let command = try Facet.run("brands", "--color", "sepia")
    #expect(command.status == .exited(64))
    #expect(command.errors.contains("--color takes auto, truecolor, 256, 16, mono, never"))
  }
}
