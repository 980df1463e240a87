import Foundation
import TestSupport
import Testing

/// Brands that are chosen on the command line, and programs of one brand.
struct BrandTests {
  private struct Report: Decodable {
    struct Brand: Decodable {
      let name: String
      let schemes: [Scheme]
    }

    struct Scheme: Decodable {
      let name, contrast, depth: String
      let colors, icons, textStyles: Int
      let worstContrast: Double?
      let worstPair: [String]?
    }

    let brands: [Brand]
  }

  private struct Words: Decodable {
    let name, displayName, tagline: String
    let views: [String: String]
  }

  private let harbor = Repository.path("Tests/PrismTests/Brands/harbor")

  @Test("The report of brands lists the tokens and the worst contrast of every scheme")
  func theReportCountsAndMeasures() throws {
    let command = try Facet.run("brands", "--format", "json")
    #expect(command.status == .exited(0))
    let report = try JSONDecoder().decode(Report.self, from: Data(command.outputBytes))
    #expect(report.brands.map(\.name) == ["doordash", "caviar"])
    for scheme in report.brands.flatMap(\.schemes) {
      #expect(scheme.colors >= 60 && scheme.icons >= 40 && scheme.textStyles >= 20)
      let isMeasured = ["truecolor", "256"].contains(scheme.depth)
      #expect((scheme.worstContrast != nil) == isMeasured)
      #expect(scheme.worstContrast.map { $0 >= 3 } ?? true)
      #expect(scheme.worstPair.map { $0.count == 2 } ?? !isMeasured)
    }
    #expect(Set(report.brands[0].schemes.map { "\($0.name) \($0.contrast) \($0.depth)" }).count == 16)
  }

  @Test("Text and JSON give the same worst contrast, which is cut and never rounded up")
  func textAndJSONAgree() throws {
    let bytes = try Facet.run("brands", "--format", "json").outputBytes
    let json = try JSONDecoder().decode(Report.self, from: Data(bytes))
    let text = try Facet.run("brands").output
    let said = text.matches(of: /the closest call is ([0-9.]+),/).compactMap { Double($0.output.1) }
    #expect(said.count >= 16)
    #expect(said == json.brands.flatMap(\.schemes).compactMap(\.worstContrast))
  }

  @Test("High contrast draws in other colours, and is refused where a brand has none")
  func highContrast() throws {
    func render(_ options: String...) throws -> Command {
      try Facet.run(["render", Facet.sample("home"), "--format", "ansi", "--size", "80x20"] + options)
    }
    let (normal, high) = (try render("--contrast", "normal"), try render("--contrast", "high"))
    #expect(normal.status == .exited(0) && high.status == .exited(0))
    #expect(normal.output == (try render()).output)
    #expect(high.output != normal.output)
    let refused = try render("--contrast", "high", "--brand", harbor)
    #expect(refused.status == .exited(66) && refused.output.isEmpty)
    #expect(refused.errors.contains("harbor has no high contrast in the light scheme"))
    #expect(refused.errors.contains("high-light.tokens.json"))
    #expect(try render("--contrast", "higher").status == .exited(64))
  }

  @Test("A brand in a folder with the tokens of high contrast is shown in it, and a session carries them")
  func highContrastOfAFolder() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Repository.path("Sources/Caviar/Tokens"), toPath: folder.path("roe"))
    let words = try String(contentsOfFile: folder.path("roe/brand.json"), encoding: .utf8)
    try Data(words.replacing("\"caviar\"", with: "\"roe\"").utf8).write(
      to: URL(filePath: folder.path("roe/brand.json")))
    let look = ["--brand", folder.path("roe"), "--scheme", "dark", "--contrast", "high"]
    let recorded = try Facet.run(
      ["record", Facet.sample("home"), "-o", folder.path("s.jsonl"), "--size", "80x24", "--keys", "j j b t j t b"]
        + look)
    #expect(recorded.status == .exited(0), "\(recorded.errors)")
    try FileManager.default.removeItem(atPath: folder.path("roe"))
    let check = try Facet.run("replay", folder.path("s.jsonl"), "--check")
    #expect(
      check.status == .exited(0) && check.output.hasSuffix(": all as recorded\n"), "\(check.output)\(check.errors)")
    let first = try String(contentsOfFile: folder.path("s.jsonl"), encoding: .utf8).prefix { $0 != "\n" }
    #expect(first.contains(#""contrast":"high""#) && first.contains("high-dark.tokens.json"))
    #expect(try Facet.run("replay", folder.path("s.jsonl"), "--contrast", "high").status == .exited(64))
  }

  @Test("A folder of token files is a brand")
  func aFolderIsABrandWithoutCode() throws {
    let shown = try Facet.run("render", Facet.sample("home"), "--brand", harbor, "--size", "80x20")
    #expect(shown.status == .exited(0))
    #expect(shown.output.split(separator: "\n").last?.hasPrefix(" Harbor • home.json") == true)
    #expect(try Facet.run("brands", harbor).output.hasPrefix("Harbor"))
  }

  @Test("A brand with a fault is refused with the file and the token")
  func aBrandWithFaultsIsRefusedWithThePlace() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(atPath: harbor, toPath: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "light.tokens.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "\"brand\"", with: "\"brnad\"").utf8).write(to: file)
    let refused = try Facet.run("render", Facet.sample("home"), "--brand", folder.path)
    #expect(refused.status == .exited(65))
    #expect(refused.errors.contains("light.tokens.json:") && refused.errors.contains("color.text.brand"))
    #expect(refused.errors.split(separator: "\n").count == 1)
    let all = try Facet.run("brands", folder.path)
    #expect(all.status == .exited(65))
    #expect(all.errors.split(separator: "\n").allSatisfy { $0.contains("light.tokens.json:") })
    #expect(all.errors.contains("color.text.brnad"))
    #expect(try Facet.run("render", Facet.sample("home"), "--brand", folder.path + "/none").status == .exited(66))
  }

  @Test(
    "A program of one brand shows that brand and holds no tagline of the other",
    arguments: [("doordash", "DoorDash"), ("caviar", "Caviar")])
  func aProgramOfOneBrandHasNoOther(name: String, displayName: String) throws {
    let program = BuiltProduct.path(name)
    let shown = try Command.run(program, ["render", Facet.sample("home"), "--size", "80x20"])
    #expect(shown.output.split(separator: "\n").last?.hasPrefix(" \(displayName) • ") == true)
    let refused = try Command.run(program, ["render", Facet.sample("home"), "--brand", name])
    #expect(refused.status == .exited(64))
    #expect(refused.errors.hasPrefix("\(name): unknown option '--brand'"))

    let bytes = try Data(contentsOf: URL(fileURLWithPath: program))
    let taglines = ["doordash": "The whole neighborhood, one knock away", "caviar": "best tables, set at yours"]
    for (brand, tagline) in taglines {
      #expect((bytes.range(of: Data(tagline.utf8)) != nil) == (brand == name))
    }
  }

  /// The words of a brand are in its folder too, so that a copy of the folder is a complete brand.
  @Test(
    "The words and structures in a brand's folder are those of its program",
    arguments: [("DoorDash", "doordash"), ("Caviar", "caviar")])
  func wordsInTheFolderAreTheProgramsWords(room: String, name: String) throws {
    let data = try Data(contentsOf: Repository.root.appending(path: "Sources/\(room)/Tokens/brand.json"))
    let words = try JSONDecoder().decode(Words.self, from: data)
    let sheet = try Facet.run("brands", name).output
    #expect(words.name == name && words.displayName == room)
    #expect(sheet.hasPrefix("\(room)  \(words.tagline)"))
    #expect(words.views.count == 5)
    for (view, structure) in words.views { #expect(sheet.contains("\(view) \(structure)"), "\(view)") }
  }
}
