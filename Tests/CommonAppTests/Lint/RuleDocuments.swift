import FacetModel

/// A document that breaks a rule, and the way in which it has to be linted.
enum RuleDocument {
  case feed(String)
  /// An `index.json` in a folder without other files.
  case index(String)
  /// A feed under smaller limits.
  case limited(String, FeedLimits)
  /// A feed for a client of version 1.0.0.
  case old(String)
  /// Two pages that follow each other.
  case pages(String, String)
  /// A feed with the id of a facet that each version has to show.
  case mustShow(String, id: String)
}

extension RuleDocument {
  private static func section(_ facets: String) -> String { #"{"body":[{"id":"pier","body":[\#(facets)]}]}"# }

  private static func facet(
    _ parts: String = "", id: String = "eel", component: String = "row.text", category: String = "row"
  ) -> String {
    #"{"id":"\#(id)","component":{"id":"\#(component)","category":"\#(category)"}"#
      + #","text":{"title":"Eel"}\#(parts.isEmpty ? "" : ",")\#(parts)}"#
  }

  private static func row(_ parts: String) -> RuleDocument { .feed(section(facet(parts))) }
  private static func bare(_ facet: String) -> RuleDocument { .feed(section(facet)) }

  private static func click(_ action: String) -> RuleDocument { row(#""events":{"click":\#(action)}"#) }

  private static func limits(_ change: (inout FeedLimits) -> Void) -> FeedLimits {
    var limits = FeedLimits()
    change(&limits)
    return limits
  }

  /// The document of each rule. A new rule needs one here before the tests compile.
  init(breaking rule: Rule) {
    switch rule {
    case .syntax: self = .feed(#"{"body":[}"#)
    case .noFeed: self = .feed(#"{"weather":"fine"}"#)
    case .tooManyFacets:
      self = .limited(Self.section(Self.facet() + "," + Self.facet(id: "cod")), Self.limits { $0.facets = 1 })
    case .manyChildren:
      let children = Self.facet(id: "cod") + "," + Self.facet(id: "ray")
      self = .limited(Self.section(Self.facet(#""children":[\#(children)]"#)), Self.limits { $0.children = 1 })
    case .longString:
      let words = String(repeating: "smoked over beech ", count: 9)
      self = .limited(
        Self.section(Self.facet(#""custom":{"story":"\#(words)"}"#)), Self.limits { $0.reading.stringBytes = 64 })
    case .duplicateKey: self = Self.row(#""id":"cod""#)
    case .loneSurrogate: self = Self.row(#""name":"\ud83c""#)
    case .duplicateID: self = Self.bare(Self.facet() + "," + Self.facet())
    case .missingID: self = Self.bare(#"{"component":{"id":"row.text","category":"row"}}"#)
    case .missingComponent: self = Self.bare(#"{"id":"eel"}"#)
    case .childrenCountMismatch: self = Self.row(#""childrenCount":-1"#)
    case .notAFacet: self = Self.bare(Self.facet() + #","cod""#)
    case .nestedTooDeep:
      let facets = ["a", "b", "c", "d"].enumerated().map { depth, id in
        Self.facet(#""childrenCount":\#(min(depth, 1))"#, id: id)
      }
      self = .limited(Self.section(facets.joined(separator: ",")), Self.limits { $0.nesting = 2 })
    case .serverErrors:
      self = .feed(#"{"errors":[{"message":"low tide"}],"data":{"pier":\#(Self.section(Self.facet()))}}"#)
    case .brokenReference:
      self = .feed(
        #"{"ROOT_QUERY":{"feed":{"body":[{"id":"s","body":[{"__ref":"F:1"}]}]}},"#
          + #""F:1":{"id":"one","component":{"id":"row.text"},"children":[{"__ref":"F:1"}]}}"#)
    case .brokenRow:
      self = .feed(
        #"<!DOCTYPE html><script>self.__next_f.push([1,"1:{\"pier\":\#(Self.escaped(Self.section(Self.facet())))}\n"#
          + #"2:{\"broken\":\n"])</script>"#)
    case .unknownComponent: self = Self.bare(Self.facet(component: "tide.table", category: "tide"))
    case .unknownAction: self = Self.click(#"{"name":"teleport","data":{}}"#)
    case .unknownDestination: self = Self.click(#"{"name":"navigate","data":{"uri":"gopher://pier"}}"#)
    case .unknownValue: self = Self.row(#""style":{"background_color":"mauve"}"#)
    case .tooNew: self = .old(Self.section(Self.facet(component: "card.store", category: "card")))
    case .emptiedContainer:
      self = Self.bare(
        Self.facet(
          #""children":[\#(Self.facet(id: "tide", component: "tide.table", category: "tide"))]"#,
          component: "carousel.standard", category: "carousel"))
    case .missingAltText:
      self = Self.bare(
        #"{"id":"eel","component":{"id":"image.standard","category":"image"},"images":{"main":{"uri":"a"}}}"#)
    case .unsafeText: self = Self.row(#""name":"Eel \u202e leE""#)
    case .brokenCursor: self = Self.click(#"{"name":"navigate","data":{"uri":"store/1?cursor=!!!!"}}"#)
    case .missingURI: self = Self.click(#"{"name":"navigate","data":{}}"#)
    case .wrongType: self = Self.row(#""images":7"#)
    case .unreadableObject: self = Self.row(#""custom":"[""#)
    case .emptyImage: self = Self.row(#""images":{"icon":{}}"#)
    case .customInsteadOfField: self = Self.row(#""custom":{"title":"Eel"}"#)
    case .moduleLeftOut:
      self = .feed(
        #"{"display_modules":[{"id":"m","type":"facet","data":\#(Self.facet())},"#
          + #"{"id":"n","type":"old","data":{"title":"no facets"}}]}"#)
    case .otherEvent: self = Self.row(#""events":{"hover":{"name":"log"}}"#)
    case .furtherFeed:
      self = .feed(
        #"{"data":{"pier":\#(Self.section(Self.facet() + "," + Self.facet(id: "cod"))),"#
          + #""quay":\#(Self.section(Self.facet()))}}"#)
    case .translated:
      self = .feed(
        #"{"data":{"storepageFeed":{"storeHeader":{"id":"8","name":"Smokehouse"},"itemLists":[{"id":"a","name":"Fish","#
          + #""items":[{"id":"5","name":"Eel","displayPrice":"$6"}]}]}}}"#)
    case .sharedID:
      self = .feed(#"{"body":[{"id":"pier","body":[\#(Self.facet())]},{"id":"quay","body":[\#(Self.facet())]}]}"#)
    case .repeatedFacet: self = .pages(Self.section(Self.facet()), Self.section(Self.facet()))
    case .badIndex: self = .index("[1]")
    case .missingEntry: self = .index(#"{"answers":[]}"#)
    case .incompleteAnswer: self = .index(#"{"entry":"home.json","answers":[{"uri":"store/1"}]}"#)
    case .fileOutside: self = .index(#"{"entry":"../home.json","answers":[]}"#)
    case .missingFile: self = .index(#"{"entry":"home.json","answers":[]}"#)
    case .unreachableAnswer:
      self = .index(
        #"{"entry":"home.json","answers":[{"uri":"store/*","file":"a.json"},{"uri":"store/1","file":"b.json"}]}"#)
    case .unreadKey: self = .index(#"{"entry":"home.json","answers":[],"colour":"blue"}"#)
    case .misspelledKey: self = Self.row(#""txet":{"title":"Eel"}"#)
    case .undrawnContent: self = Self.row(#""images":{"background":{"uri":"a","placeholder":"b"}}"#)
    case .unknownTextKey:
      self = Self.bare(
        #"{"id":"eel","component":{"id":"row.text","category":"row"},"text":{"title":"Eel","custom":{"smoke":"high tide"}}}"#
      )
    case .missingField:
      self = Self.bare(#"{"id":"eel","component":{"id":"card.action","category":"card"}}"#)
    case .unreadablePrice: self = Self.row(#""custom":{"price":{"unit_amount":600}}"#)
    case .mustShow: self = .mustShow(Self.section(Self.facet()), id: "cod")
    }
  }

  private static func escaped(_ json: String) -> String {
    json.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: #"\""#)
  }
}
