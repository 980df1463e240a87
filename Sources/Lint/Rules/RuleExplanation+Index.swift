/// The index of a folder.
extension RuleExplanation {
  static var badIndex: RuleExplanation {
    RuleExplanation(
      "Without a readable index the folder cannot be browsed as one page with links.", .index(files: ["home.json"]),
      wrong: #"["home.json"]"#,
      right: #"{"entry": "home.json"}"#)
  }

  static var missingEntry: RuleExplanation {
    RuleExplanation(
      "Nothing says which page is shown first.", .index(files: ["home.json"]),
      wrong: #"{"answers": []}"#,
      right: #"{"entry": "home.json", "answers": []}"#)
  }

  static var incompleteAnswer: RuleExplanation {
    RuleExplanation(
      "An answer without its file, or without the request that it answers, is never given.",
      .index(files: ["home.json", "a.json"]),
      wrong: #"""
        {"entry": "home.json",
         "answers": [{"uri": "store/1"}]}
        """#,
      right: #"""
        {"entry": "home.json",
         "answers": [{"uri": "store/1", "file": "a.json"}]}
        """#)
  }

  static var fileOutside: RuleExplanation {
    RuleExplanation(
      "A folder that was sent to you must not show files from elsewhere on your disk.",
      .index(files: ["home.json"]),
      wrong: #"{"entry": "../home.json"}"#,
      right: #"{"entry": "home.json"}"#)
  }

  static var missingFile: RuleExplanation {
    RuleExplanation(
      "The request that a missing file answers fails, as it would without the index.", .index(files: ["home.json"]),
      wrong: #"{"entry": "hom.json"}"#,
      right: #"{"entry": "home.json"}"#)
  }

  static var unreachableAnswer: RuleExplanation {
    RuleExplanation(
      "The first answer that fits is given. One behind it that fits no further request is never seen.",
      .index(files: ["home.json", "a.json", "b.json"]),
      wrong: #"""
        {"entry": "home.json",
         "answers": [
          {"uri": "store/*", "file": "a.json"},
          {"uri": "store/1", "file": "b.json"}]}
        """#,
      right: #"""
        {"entry": "home.json",
         "answers": [
          {"uri": "store/1", "file": "b.json"},
          {"uri": "store/*", "file": "a.json"}]}
        """#)
  }

  static var unreadKey: RuleExplanation {
    RuleExplanation(
      "The index works, but not as the key was meant to make it work.", .index(files: ["home.json"]),
      wrong: #"{"entry": "home.json", "titel": "Soup"}"#,
      right: #"{"entry": "home.json", "title": "Soup"}"#)
  }
}
