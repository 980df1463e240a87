extension HostileTable {
  /// JSON that is not a feed.
  static let noFeeds: [HostileCase] = [
    .refused("null", "F002", at: "1:1"),
    .refused("true", "F002", at: "1:1"),
    .refused("number", "F002", at: "1:1"),
    .refused("string", "F002", at: "1:1"),
    .refused("empty-object", "F002", at: "1:1"),
    .refused("empty-list", "F002", at: "1:1"),
    .refused("another-programs-file", "F002", at: "1:1"),
    .refused("keys-with-escapes", "F002", at: "1:1"),
    .refused("list-of-scalars", "F002", at: "1:1"),
    .refused("body-of-nothing", "F002", at: "1:1"),
    .refused("server-error", "F014", at: "1:11"),
    .refused("server-error-with-escapes", "F014", at: "1:11"),
    .refused("server-error-of-the-wrong-type", "F014", at: "1:11"),
    .refused("server-answers-null", "F002", at: "1:1"),
  ]
}
