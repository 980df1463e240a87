import Prism
import Testing

/// Examples modelled on the valid ones in the text of the format, version 2025.10.
struct FormatExampleTests {
  @Test("Groups nest to any depth, and names may have spaces") func groupsNest() throws {
    let set = try tokens(
      """
      {
        "token uno": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.07, 0.07, 0.07]}},
        "token group": {
          "token dos": {"$value": {"value": 2, "unit": "rem"}, "$type": "dimension"},
          "nested token group": {
            "token tres": {"$value": 33, "$type": "number"},
            "Token cuatro": {"$value": 444, "$type": "fontWeight"}
          }
        }
      }
      """)
    #expect(
      set.paths() == [
        "token uno", "token group.token dos", "token group.nested token group.token tres",
        "token group.nested token group.Token cuatro",
      ])
    #expect(set.color("token uno")?.rgb == RGB(0x121212))
    #expect(set.fontWeight("token group.nested token group.Token cuatro")?.value == 444)
  }

  /// A component of a colour, a number and a unit of a dimension, a font of a text style.
  @Test("Parts of a value can be references to parts of other values") func partsOfValuesCanBeReferences() throws {
    let set = try tokens(
      ##"""
      {
        "base": {
          "blue": {
            "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.9], "hex": "#3366e6"}, "$type": "color"
          },
          "spacing": {"$value": {"value": 16, "unit": "px"}, "$type": "dimension"},
          "text": {
            "$value": {
              "fontFamily": ["Helvetica", "Arial", "sans-serif"], "fontSize": {"value": 16, "unit": "px"},
              "fontWeight": 400, "lineHeight": 1.5
            },
            "$type": "typography"
          }
        },
        "semantic": {
          "primary": {
            "$value": {
              "colorSpace": "srgb",
              "components": [
                {"$ref": "#/base/blue/$value/components/0"}, {"$ref": "#/base/blue/$value/components/1"}, 0.7
              ],
              "hex": "#3366b3"
            },
            "$type": "color"
          }
        },
        "layout": {
          "small": {
            "$value": {"value": {"$ref": "#/base/spacing/$value/value"}, "unit": "rem"}, "$type": "dimension"
          },
          "large": {
            "$value": {"value": 32, "unit": {"$ref": "#/base/spacing/$value/unit"}}, "$type": "dimension"
          }
        },
        "headings": {
          "h1": {
            "$value": {
              "fontFamily": {"$ref": "#/base/text/$value/fontFamily"}, "fontSize": {"value": 32, "unit": "px"},
              "fontWeight": 700, "lineHeight": {"$ref": "#/base/text/$value/lineHeight"}
            },
            "$type": "typography"
          }
        }
      }
      """##)
    #expect(set.color("semantic.primary")?.rgb == RGB(0x3366B3))
    #expect(set.dimension("layout.small") == DimensionToken(16, .rem))
    #expect(set.dimension("layout.large") == DimensionToken(32, .px))
    #expect(set.typography("headings.h1")?.fontFamily == ["Helvetica", "Arial", "sans-serif"])
    #expect(set.typography("headings.h1")?.lineHeight == 1.5)
  }

  @Test("Every composite type of the format is read") func everyCompositeTypeIsKnown() throws {
    let set = try tokens(
      """
      {
        "space": {"small": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}},
        "color": {"shadow-050": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}},
        "shadow": {
          "medium": {
            "$type": "shadow",
            "$value": {
              "color": "{color.shadow-050}", "offsetX": "{space.small}", "offsetY": "{space.small}",
              "blur": {"value": 1.5, "unit": "rem"}, "spread": {"value": 0, "unit": "rem"}, "inset": true
            }
          },
          "layered": {
            "$type": "shadow",
            "$value": ["{shadow.medium}", {
              "color": "#000", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 24, "unit": "px"},
              "blur": {"value": 22, "unit": "px"}, "spread": {"value": 0, "unit": "px"}
            }]
          }
        },
        "component": {"card": {"box-shadow": {"$value": "{shadow.medium}"}}},
        "focus-ring-style": {"$type": "strokeStyle", "$value": "dashed"},
        "alert-border-style": {
          "$type": "strokeStyle",
          "$value": {"dashArray": ["{space.small}", {"value": 0.25, "unit": "rem"}], "lineCap": "round"}
        },
        "border": {
          "$type": "border",
          "heavy": {"$value": {"color": "#363636", "width": {"value": 3, "unit": "px"}, "style": "solid"}},
          "ring": {"$value": {"color": "{color.shadow-050}", "width": "{space.small}", "style": "{alert-border-style}"}}
        },
        "emphasis": {
          "$type": "transition",
          "$value": {
            "duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"},
            "timingFunction": [0.5, 0, 1, 1]
          }
        },
        "position-end": {"$type": "number", "$value": 1},
        "blue-to-red": {
          "$type": "gradient",
          "$value": [
            {"color": {"colorSpace": "srgb", "components": [0, 0, 1]}, "position": -99},
            {"color": "{color.shadow-050}", "position": "{position-end}"}
          ]
        },
        "gradient-with-references": {"$type": "gradient", "$value": ["{blue-to-red}", {"color": "#fff", "position": 0.3}]}
      }
      """)
    #expect(
      set.tokens.map(\.type) == [
        .dimension, .color, .shadow, .shadow, .shadow, .strokeStyle, .strokeStyle, .border, .border, .transition,
        .number, .gradient, .gradient,
      ])
  }
}
