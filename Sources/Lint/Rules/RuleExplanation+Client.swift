/// The knowledge of clients.
extension RuleExplanation {
  static var unknownComponent: RuleExplanation {
    RuleExplanation(
      "A facet of an unknown component is left out, so that the rest of the page can be shown.",
      wrong: #"{"id": "soup", "component": {"id": "row.txt"}, "text": {"title": "Soup"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var unknownAction: RuleExplanation {
    RuleExplanation(
      "A click that a client does not know does nothing. Before 6.1.0 the facet is missing as a whole.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigaet", "data": {"uri": "store/1"}}}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}}
        """#)
  }

  static var unknownDestination: RuleExplanation {
    RuleExplanation(
      "A client goes to places of the app and to web pages only. It leaves a facet out that would lead elsewhere.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {"uri": "gopher://soup"}}}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {"uri": "https://example.com/soup"}}}}
        """#)
  }

  static var unknownValue: RuleExplanation {
    RuleExplanation(
      "An unknown style looks like the default one. The page is shown, but not as it was designed.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "style": {"size_class": "huge"}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "style": {"size_class": "compact"}}
        """#)
  }

  static var tooNew: RuleExplanation {
    RuleExplanation(
      "Versions before the one that learned a component leave its facets out. Badges and dishes that came later are missing in facets that are shown.",
      .feedForOldClients,
      wrong: #"{"id": "soup", "component": {"id": "card.store"}, "text": {"title": "Soup"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var emptiedContainer: RuleExplanation {
    RuleExplanation(
      "A container of which no child is shown would be a heading over nothing, so it is left out too.",
      wrong: #"""
        {"id": "menu", "component": {"id": "carousel.standard"}, "text": {"title": "Menu"},
         "children": [{"id": "soup", "component": {"id": "row.txt"}, "text": {"title": "Soup"}}]}
        """#,
      right: #"""
        {"id": "menu", "component": {"id": "carousel.standard"}, "text": {"title": "Menu"},
         "children": [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}
        """#)
  }

  static var mustShow: RuleExplanation {
    RuleExplanation(
      "You said which facets every version has to show. A version that leaves one out loses what your page is for.")
  }
}
