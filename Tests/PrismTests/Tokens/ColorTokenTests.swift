import Prism
import Testing

/// Colours in token files.
struct ColorTokenTests {
  private func color(_ value: String) throws -> ColorToken? {
    try tokens(#"{"t": {"$type": "color", "$value": \#(value)}}"#).color("t")
  }

  @Test(
    "Colours are read as hex strings and as components of a colour space",
    arguments: [
      (##""#1a2""##, 0x11AA22, 1.0), (##""#EB1700""##, 0xEB1700, 1), (##""#eb170080""##, 0xEB1700, 128.0 / 255),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0.5]}"#, 0xFF0080, 1),
      (##"{"colorSpace": "srgb", "components": ["none", 1, 0], "alpha": 0.25, "hex": "#00ff00"}"##, 0x00FF00, 0.25),
      (##"{"colorSpace": "hsl", "components": ["none", 0, 100], "alpha": 1, "hex": "#ffffff"}"##, 0xFFFFFF, 1),
    ] as [(String, UInt32, Double)])
  func colorsAreRead(value: String, rgb: UInt32, alpha: Double) throws {
    #expect(try color(value) == ColorToken(rgb: RGB(rgb), alpha: alpha))
  }

  /// The green of Display P3 lies outside sRGB.
  @Test("A colour outside sRGB is read as its hex fallback, or clipped without one")
  func colorsOutsideSRGBUseTheirHexOrAreClipped() throws {
    let green = #""colorSpace": "display-p3", "components": [0, 1, 0]"#
    #expect(try color("{\(green)}")?.rgb == RGB(0x00FF00))
    #expect(try color(##"{\##(green), "hex": "#00f900"}"##)?.rgb == RGB(0x00F900))
    #expect(
      try color(##"{"colorSpace": "display-p3", "components": [1, 1, 1], "hex": "#123456"}"##)?.rgb == RGB(0xFFFFFF))
  }

  @Test(
    "An invalid colour is reported where it is written",
    arguments: [
      ("\"red\"", "2:1: 'red' is not a colour; write '#rrggbb' (at /t/$value)"),
      (##""#12345""##, "2:1: '#12345' is not a colour; write '#rrggbb' (at /t/$value)"),
      (##""#12345g""##, "2:1: '#12345g' is not a colour; write '#rrggbb' (at /t/$value)"),
      (##""#１２３""##, "2:1: '#１２３' is not a colour; write '#rrggbb' (at /t/$value)"),
      ("\"\"", "2:1: '' is not a colour; write '#rrggbb' (at /t/$value)"),
      ("7", "2:1: a colour is an object with colorSpace, components, not a number (at /t/$value)"),
      (#"{"components":[0,0,0]}"#, "2:1: a colour needs colorSpace (at /t/$value)"),
      (#"{"colorSpace":"srgb"}"#, "2:1: a colour needs components (at /t/$value)"),
      (#"{"colorSpace":"srgb","components":[0,0,0],"a":1}"#, "2:47: a colour has no 'a' (at /t/$value/a)"),
      (
        #"{"colorSpace":"cmyk","components":[0,0,0,0]}"#,
        "2:15: 'cmyk' is not a colour space; there are srgb, srgb-linear, hsl, hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50 (at /t/$value/colorSpace)"
      ),
      (
        #"{"colorSpace":"srgb","components":[0,0]}"#,
        "2:35: the components of srgb are a list of red, green, blue (at /t/$value/components)"
      ),
      (
        #"{"colorSpace":"srgb","components":{}}"#,
        "2:35: the components of srgb are a list of red, green, blue (at /t/$value/components)"
      ),
      (
        #"{"colorSpace":"srgb","components":[0,255,0]}"#,
        "2:38: green goes from 0 to 1 in srgb (at /t/$value/components/1)"
      ),
      (
        #"{"colorSpace":"srgb","components":[0,-0.1,0]}"#,
        "2:38: green goes from 0 to 1 in srgb (at /t/$value/components/1)"
      ),
      (
        #"{"colorSpace":"srgb","components":[0,0,"0"]}"#,
        "2:40: a number should be here, not a string (at /t/$value/components/2)"
      ),
      (
        #"{"colorSpace":"hsl","components":[360,0,0]}"#,
        "2:35: hue goes from 0 to below 360 in hsl (at /t/$value/components/0)"
      ),
      (
        #"{"colorSpace":"hwb","components":[0,0,101]}"#,
        "2:39: blackness goes from 0 to 100 in hwb (at /t/$value/components/2)"
      ),
      (
        #"{"colorSpace":"oklch","components":[0.5,-0.1,0]}"#,
        "2:41: chroma is 0 or more in oklch (at /t/$value/components/1)"
      ),
      (#"{"colorSpace":"srgb","components":[0,0,0],"alpha":1.5}"#, "2:51: alpha goes from 0 to 1 (at /t/$value/alpha)"),
      (
        ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#fff"}"##,
        "2:49: '#fff' is not '#rrggbb' (at /t/$value/hex)"
      ),
      (#"{"colorSpace":"srgb","components":[0,0,0],"hex":7}"#, "2:49: a number is not '#rrggbb' (at /t/$value/hex)"),
    ])
  func invalidColorsAreReportedInPlace(value: String, complaint: String) {
    #expect(complaints("{\"t\": {\"$type\": \"color\", \"$value\":\n\(value)}}") == ["a.json:" + complaint])
  }

  @Test("Colours with extremely large components are read", arguments: ["lab", "lch", "oklab", "oklch"])
  func imaginaryColorsAreRead(space: String) throws {
    for components in ["[1, 1e308, 1]", "[0, 1e103, 359]", "[1, 3e102, 1]"] {
      #expect(try color(#"{"colorSpace": "\#(space)", "components": \#(components)}"#) != nil)
    }
  }

  @Test("Every fault of a colour is reported, not only the first") func allComponentsAreChecked() {
    let value = #"{"colorSpace": "srgb", "components": [2, true, -1], "alpha": "x", "hex": "y"}"#
    #expect(complaints(#"{"t": {"$type": "color", "$value": \#(value)}}"#).count == 5)
  }
}
