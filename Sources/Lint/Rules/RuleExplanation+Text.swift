/// The text of a response.
extension RuleExplanation {
  static var syntax: RuleExplanation {
    RuleExplanation(
      "A client that cannot read the text shows nothing of it, however small the mistake.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var noFeed: RuleExplanation {
    RuleExplanation(
      "The file is JSON, but nothing in it is a facet. It may be the answer to another request.",
      wrong: #"{"stores": [{"name": "Soup House"}]}"#,
      right: #"{"id": "house", "component": {"id": "row.text"}, "text": {"title": "Soup House"}}"#)
  }

  static var tooManyFacets: RuleExplanation {
    RuleExplanation("No screen shows that many, and clients on phones run out of memory.")
  }

  static var manyChildren: RuleExplanation {
    RuleExplanation("Such a list is shown, but it costs memory and time for facets that are never scrolled to.")
  }

  static var longString: RuleExplanation {
    RuleExplanation("A text of this length is shown in part. Often it is a file or a picture in the wrong place.")
  }

  static var duplicateKey: RuleExplanation {
    RuleExplanation(
      "Readers of JSON disagree: some take the first member, some the last, some refuse the text. Two clients may show two pages.",
      wrong: #"{"id": "stew", "id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}"#)
  }

  static var loneSurrogate: RuleExplanation {
    RuleExplanation(
      "The text was cut between the two halves of a character, often of an emoji. Readers see a replacement character.",
      wrong: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup \ud83c"}}"#,
      right: #"{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup \ud83c\udf5c"}}"#)
  }

  static var brokenRow: RuleExplanation {
    RuleExplanation(
      "A web page carries its data in rows. The content of a broken row is missing from the page that you see.",
      wrong: #"""
        <!DOCTYPE html>
        <script>self.__next_f.push([1,"1:{\"body\":[{\"id\":\"s\",\"body\":[{\"id\":\"soup\",\"component\":{\"id\":\"row.text\"},\"text\":{\"title\":\"Soup\"}}]}]}\n2:{\"more\":\n"])</script>
        """#,
      right: #"""
        <!DOCTYPE html>
        <script>self.__next_f.push([1,"1:{\"body\":[{\"id\":\"s\",\"body\":[{\"id\":\"soup\",\"component\":{\"id\":\"row.text\"},\"text\":{\"title\":\"Soup\"}}]}]}\n2:{\"more\":1}\n"])</script>
        """#)
  }

  static var serverErrors: RuleExplanation {
    RuleExplanation(
      "The server itself says that a part of the answer is missing. The page may look whole all the same.",
      wrong: #"""
        {"errors": [{"message": "no stores at night"}],
         "data": {"feed": {"body": [{"id": "s", "body": [
          {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}]}}}
        """#,
      right: #"""
        {"data": {"feed": {"body": [{"id": "s", "body": [
          {"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}]}}}
        """#)
  }
}
