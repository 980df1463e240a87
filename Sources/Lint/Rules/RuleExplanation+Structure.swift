/// The structure of a page.
extension RuleExplanation {
  static var duplicateID: RuleExplanation {
    RuleExplanation(
      "Focus, scrolling and animations follow an id. With one id for two facets they jump from one to the other.",
      wrong: #"""
        [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
         {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]
        """#,
      right: #"""
        [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
         {"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}]
        """#)
  }

  static var missingID: RuleExplanation {
    RuleExplanation(
      "After a reload such a facet counts as a new one: focus and scrolling are lost.",
      wrong: #"{"component": {"id": "row.text"}, "text": {"title": "Soup"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var missingComponent: RuleExplanation {
    RuleExplanation(
      "The component says how a facet is drawn. Without it a client can only leave the facet out.",
      wrong: #"""
        [{"id": "soup", "text": {"title": "Soup"}},
         {"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}]
        """#,
      right: #"""
        [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
         {"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}]
        """#)
  }

  static var childrenCountMismatch: RuleExplanation {
    RuleExplanation(
      "In a flat list only the counts say which facets belong together. One wrong count moves or loses all facets before it.",
      wrong: #"""
        [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
         {"id": "menu", "component": {"id": "row.text"}, "text": {"title": "Menu"}, "childrenCount": 2}]
        """#,
      right: #"""
        [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
         {"id": "menu", "component": {"id": "row.text"}, "text": {"title": "Menu"}, "childrenCount": 1}]
        """#)
  }

  static var notAFacet: RuleExplanation {
    RuleExplanation(
      "A client skips what is no facet. What was to stand there is missing.",
      wrong: #"""
        [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
         "stew"]
        """#,
      right: #"""
        [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
         {"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}]
        """#)
  }

  static var nestedTooDeep: RuleExplanation {
    RuleExplanation("Such depth comes from a mistake in a loop of the server. Clients may end when they follow it.")
  }

  static var brokenReference: RuleExplanation {
    RuleExplanation(
      "The facet that a reference names is missing from the page, or contains itself.",
      wrong: #"""
        {"ROOT_QUERY": {"feed": {"body": [{"id": "s", "body": [{"__ref": "F:1"}, {"__ref": "F:2"}]}]}},
         "F:1": {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}}
        """#,
      right: #"""
        {"ROOT_QUERY": {"feed": {"body": [{"id": "s", "body": [{"__ref": "F:1"}]}]}},
         "F:1": {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}}
        """#)
  }

  static var moduleLeftOut: RuleExplanation {
    RuleExplanation(
      "Modules of the years before facets are not shown, so a part of the page is missing.",
      wrong: #"""
        {"display_modules": [
          {"id": "m", "type": "facet", "data": {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}},
          {"id": "n", "type": "list", "data": {"title": "Stew"}}]}
        """#,
      right: #"""
        {"display_modules": [
          {"id": "m", "type": "facet", "data": {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}},
          {"id": "n", "type": "facet", "data": {"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}}]}
        """#)
  }

  static var furtherFeed: RuleExplanation {
    RuleExplanation(
      "A client shows one feed of a response. The others travel for nothing, unless other screens read them.",
      wrong: #"""
        {"data": {
          "home": {"body": [{"id": "s", "body": [
            {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}]},
          "search": {"body": [{"id": "s", "body": [
            {"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}]}]}}}
        """#,
      right: #"""
        {"data": {
          "home": {"body": [{"id": "s", "body": [
            {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}]}}}
        """#)
  }

  static var translated: RuleExplanation {
    RuleExplanation(
      "The response has the content of a page, but no facets. What you see is made from it, and an app may draw it otherwise.",
      wrong: #"""
        {"data": {"storepageFeed": {"storeHeader": {"id": "8", "name": "Soup House"},
         "itemLists": [{"id": "a", "name": "Soups", "items": [{"id": "5", "name": "Goulash", "displayPrice": "$6"}]}]}}}
        """#,
      right: #"{"id": "house", "component": {"id": "row.text"}, "text": {"title": "Soup House"}}"#)
  }

  static var sharedID: RuleExplanation {
    RuleExplanation(
      "Logs and tests that look for the id find two facets. On the page they are apart, because their sections are.",
      wrong: #"""
        {"body": [{"id": "lunch", "body": [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]},
                  {"id": "dinner", "body": [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}]}
        """#,
      right: #"""
        {"body": [{"id": "lunch", "body": [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]},
                  {"id": "dinner", "body": [{"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}]}]}
        """#)
  }

  static var repeatedFacet: RuleExplanation {
    RuleExplanation(
      "A list that grows while it is scrolled often sends the last facet again. It is shown once, but the page gets fewer new ones.",
      .furtherPage,
      wrong:
        #"{"body": [{"id": "s", "body": [{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}]}"#,
      right:
        #"{"body": [{"id": "s", "body": [{"id": "stew", "component": {"id": "row.text"}, "text": {"title": "Stew"}}]}]}"#
    )
  }
}
