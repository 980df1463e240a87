extension HostileTable {
  /// Strings, caches and modules with wrong or circular contents.
  static let references: [HostileCase] = [
    .shown("custom-is-no-json", "F033", "F035"),
    .shown("custom-is-a-string-with-a-list", "F035"),
    .shown("custom-keys-like-the-wire"),
    .shown("events-of-all-kinds", "F021", "F034", "F035", "F043"),
    .shown("uris-that-are-none", "F022", "F031", "F032", "F033"),
    .faulty("cache-refers-to-itself", "F015"),
    .faulty("cache-circle-of-three", "F015"),
    .faulty("cache-references-in-a-ring", "F015"),
    .faulty("cache-entries-missing", "F010", "F015"),
    .faulty("cache-entries-of-the-wrong-type", "F009", "F010", "F012"),
    .faulty("cache-references-of-the-wrong-type", "F009", "F010"),
    .faulty("cache-billion-laughs", "F008", "F015"),
    .faulty("cache-components-in-a-circle", "F010", "F015"),
    .faulty("cache-sections-in-a-circle", "F010", "F015"),
    .shown("cache-inside-a-cache"),
    .refused("cache-without-a-feed", "F002", at: "1:1"),
    .shown("modules-of-the-wrong-type", "F042"),
    .shown("modules-in-modules", "F042"),
    .refused("modules-that-are-no-list", "F002", at: "1:1"),
    .shown("modules-that-wrap-nothing", "F042", shows: nil),
  ]
}
