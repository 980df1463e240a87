/// The content of facets.
extension RuleExplanation {
  static var missingAltText: RuleExplanation {
    RuleExplanation(
      "People who cannot see a picture hear its placeholder. Without one and without words they hear nothing.",
      wrong: #"{"id": "soup", "component": {"id": "image.standard"}, "images": {"main": {"uri": "soup.jpg"}}}"#,
      right: #"""
        {"id": "soup", "component": {"id": "image.standard"},
         "images": {"main": {"uri": "soup.jpg", "placeholder": "A bowl of soup"}}}
        """#)
  }

  static var unsafeText: RuleExplanation {
    RuleExplanation(
      "Such characters can turn the order of words around or hide others. They are left out of what is shown.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup \u202e5.99"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup 5.99"}}"#)
  }

  static var brokenCursor: RuleExplanation {
    RuleExplanation(
      "The server gets its cursor back as it was sent. One that is cut off or escaped twice leads to a wrong page.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {"uri": "store/1?cursor=soup!!"}}}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {"uri": "store/1?cursor=c291cA=="}}}}
        """#)
  }

  static var missingURI: RuleExplanation {
    RuleExplanation(
      "Such a click does nothing, although the facet looks as if it did.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {}}}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}}
        """#)
  }

  static var wrongType: RuleExplanation {
    RuleExplanation(
      "A client reads a value of another type as if it were not there.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}, "images": 7}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}, "images": {}}"#)
  }

  static var unreadableObject: RuleExplanation {
    RuleExplanation(
      "Some servers send an object as a string. One that was cut off cannot be read, and all of it is lost.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}, "custom": "{\"rating\": 4"}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}, "custom": "{\"rating\": 4}"}"#
    )
  }

  static var emptyImage: RuleExplanation {
    RuleExplanation(
      "There is nothing to show, to load or to read aloud.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}, "images": {"icon": {}}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}, "images": {}}"#)
  }

  static var customInsteadOfField: RuleExplanation {
    RuleExplanation(
      "Every client reads the typed field, and tools know its type. What is in custom needs code for each component.",
      wrong:
        #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}, "custom": {"subtitle": "Hot"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup", "subtitle": "Hot"}}"#)
  }

  static var otherEvent: RuleExplanation {
    RuleExplanation(
      "Clients act on click alone. The author of the event expects something that does not happen.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"hover": {"name": "navigate", "data": {"uri": "store/1"}}}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}}
        """#)
  }

  static var misspelledKey: RuleExplanation {
    RuleExplanation(
      "A client does not read the key, and says nothing. The value is lost.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}, "txet": {"title": "Soup"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var undrawnContent: RuleExplanation {
    RuleExplanation(
      "The component has no place for it, so it is sent and never seen.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "images": {"background": {"uri": "soup.jpg", "placeholder": "Soup"}}}
        """#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var unknownTextKey: RuleExplanation {
    RuleExplanation(
      "A component draws the texts that it names. Others are sent and never seen.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"},
         "text": {"title": "Soup", "custom": {"smoke": "high tide"}}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"},
         "text": {"title": "Soup", "subtitle": "high tide"}}
        """#)
  }

  static var missingField: RuleExplanation {
    RuleExplanation(
      "The facet is there, but it shows nothing or does nothing.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var unreadablePrice: RuleExplanation {
    RuleExplanation(
      "A price without words or without its parts cannot be written, and no price is shown.",
      wrong: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "custom": {"price": {"unit_amount": 600}}}
        """#,
      right: #"""
        {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"},
         "custom": {"price": {"unit_amount": 600, "decimal_places": 2, "currency": "USD"}}}
        """#)
  }
}
