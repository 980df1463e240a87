import AppTestSupport
import FacetModel
import Prism
import TestSupport
import Testing
import Text
import Wording

@testable import AppCore
@testable import Branding
@testable import Pages
@testable import Reporting

/// The faults of a brand in a folder are said in Spanish.
struct SpanishBrandErrorTests {
  private static let words = Words(.spanish)
  private static let read = Result { try CatalogueText() }
  private static let names: Set<String> = ["zz", "zzz", "json", "brand", "tokens", "base", "light", "dark"]

  /// The words of a line without quoted names and pointers, which are the file's own.
  private func strange(in line: SafeText) throws -> Set<String> {
    let text = line.string.replacing(/'[^']*'/, with: "").replacing(/\(en [^)]*\)$/, with: "")
    // Names of types, units and components are words of the format.
    let format = Set(
      TokenType.allCases.flatMap { CatalogueText.words(of: $0.rawValue) } + [
        "srgb", "red", "green", "blue", "hsl", "hue", "saturation", "lightness", "linear", "display", "prophoto",
        "rgb", "rec", "xyz", "oklab", "oklch", "lab", "lch", "hwb", "px", "rem", "ms", "solid", "dashed", "dotted",
        "double", "groove", "ridge", "outset", "round", "butt", "square", "unit", "value", "colorspace", "components",
        "width", "style", "delay", "timingfunction", "offsetx", "offsety", "blur", "spread", "position", "linecap",
        "dasharray", "fontfamily", "fontsize", "letterspacing", "lineheight", "hex", "deprecated", "description",
        "extensions", "extends", "schema", "root", "type", "ref", "of", "d", "p",
      ])
    return try Self.read.get().strange(in: text, besides: Self.names.union(format))
  }

  @Test(
    "Every fault of a token file is explained in Spanish",
    arguments: [
      "[]", "{", #"{"a": 1, "a": 2}"#, #"{"a": "\ud800"}"#, #"{"a": {"$type": "color"}}"#, #"{"a.b": {}}"#,
      #"{"type": 7}"#, #"{"$root": {}}"#, #"{"a": {"$value": 1, "b": {}}}"#,
      ##"{"a": {"$value": 1, "$ref": "#/b"}}"##, #"{"$zz": 1}"#, #"{"$value": 1}"#, #"{"a": {"$description": 7}}"#,
      #"{"a": {"$extensions": 7}}"#, #"{"a": {"$deprecated": 7}}"#, #"{"a": {"$type": "zz"}}"#,
      #"{"a": {"$type": 7}}"#, #"{"a": {"$extends": 7}}"#, #"{"a": {"$extends": "zz"}}"#,
      #"{"a": {"$extends": "{zz}"}}"#, #"{"a": {"$extends": "{b}"}, "b": {"$value": 1, "$type": "number"}}"#,
      #"{"a": {"$extends": "{a}"}}"#, #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#,
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b", "zz": 1}}}"##,
      #"{"a": {"$type": "number", "$value": {"$ref": 7}}}"#, #"{"a": {"$type": "number", "$value": "{a"}}"#,
      #"{"a": {"$type": "number", "$value": "{zz}"}}"#, #"{"a": {"$type": "number", "$value": "{b}"}, "b": {}}"#,
      #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#, #"{"a": {"$value": 7}}"#,
      ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "color", "$value": "#ffffff"}}"##,
      #"{"a": {"$type": "color", "$value": "zz"}}"#, #"{"a": {"$type": "color", "$value": 7}}"#,
      #"{"a": {"$type": "color", "$value": {"colorSpace": "zz", "components": []}}}"#,
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1]}}}"#,
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [2, 0, 0], "alpha": 2, "hex": 7}}}"#,
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [360, 0, 200], "zz": 1}}}"#,
      #"{"a": {"$type": "dimension", "$value": {"value": "zz", "unit": "zz"}}}"#,
      #"{"a": {"$type": "duration", "$value": 7}}"#, #"{"a": {"$type": "fontFamily", "$value": 7}}"#,
      #"{"a": {"$type": "fontWeight", "$value": "zz"}}"#, #"{"a": {"$type": "cubicBezier", "$value": 7}}"#,
      #"{"a": {"$type": "cubicBezier", "$value": [2, 0, 0, 0]}}"#, #"{"a": {"$type": "number", "$value": true}}"#,
      #"{"a": {"$type": "strokeStyle", "$value": "zz"}}"#,
      #"{"a": {"$type": "strokeStyle", "$value": {"dashArray": 7, "lineCap": "zz"}}}"#,
      #"{"a": {"$type": "border", "$value": 7}}"#, #"{"a": {"$type": "transition", "$value": {}}}"#,
      #"{"a": {"$type": "shadow", "$value": []}}"#, #"{"a": {"$type": "gradient", "$value": 7}}"#,
      #"{"a": {"$type": "gradient", "$value": [7]}}"#, #"{"a": {"$type": "typography", "$value": 7}}"#,
    ])
  func tokensSpeakSpanish(text: String) throws {
    let errors = try #require(throws: TokenErrors.self) {
      try TokenSet.load([TokenSource(name: "zz.json", text: text)])
    }
    for error in errors.errors {
      let line = error.line(in: Self.words)
      let strange = try strange(in: line)
      #expect(strange.isEmpty, "\(strange.sorted()): \(line)")
      #expect(line != error.line(in: .english), "\(line)")
    }
    #expect(!errors.errors.isEmpty)
  }

  @Test(
    "A fault of the file that describes a brand is explained in Spanish",
    arguments: [
      "{", "{}", #"{"nmae": "zz"}"#, #"{"name": 7}"#, #"{"name": "zz", "views": 7}"#,
      #"{"name": "zz", "views": {"zz": "zz"}}"#, #"{"name": "zz", "views": {"landing": 7}}"#,
      #"{"name": "zz", "views": {"landing": "zz"}}"#,
    ])
  func descriptionsSpeakSpanish(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "brand.json")
    for name in ["base", "light", "dark"] { try folder.write("{}", to: "\(name).tokens.json") }
    let structures = BrandStructures(TestApp.brands)
    let brand = try Brand(folder: folder.path, among: structures)
    let error = try #require(throws: TokenErrors.self) { try brand.values(for: .dark) }
    let first = try #require(brand.faults.errors.first)
    var own = Set(structures.all.flatMap { CatalogueText.words(of: $0.name) })
    own.formUnion([
      "name", "displayname", "tagline", "views", "landing", "harbor", "plain", "storeheader", "launch", "splash",
      "panel",
    ])
    let line = SafeText(first.line(in: Self.words).string.replacing(folder.path, with: ""))
    let strange = try strange(in: line).subtracting(own)
    #expect(strange.isEmpty, "\(strange.sorted()): \(line)")
    let failure = Failure.tokens(error, of: brand).message.text(in: Self.words).string
    #expect(failure.contains("tiene fallos") && failure.contains("más: mira"), "\(failure)")
  }
}
