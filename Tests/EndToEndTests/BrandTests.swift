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
      let name, depth: String
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
    #expect(report.brands[0].schemes.map { "\($0.name) \($0.depth)" }.count == 8)
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
