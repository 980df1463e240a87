extension HostileTable {
  /// Feeds that are cut off, at every kind of position.
  static let cuts: [HostileCase] = [
    .refused("cut-after-opening-brace", "F001", at: "1:2"),
    .refused("cut-in-key", "F001", at: "1:6"),
    .refused("cut-after-key", "F001", at: "1:8"),
    .refused("cut-after-colon", "F001", at: "1:9"),
    .refused("cut-after-opening-bracket", "F001", at: "1:10"),
    .refused("cut-in-string", "F001", at: "1:93"),
    .refused("cut-after-string", "F001", at: "1:99"),
    .refused("cut-after-comma-in-object", "F001", at: "1:41"),
    .refused("cut-after-comma-in-list", "F001", at: "1:102"),
    .refused("cut-after-backslash", "F001", at: "1:111"),
    .refused("cut-in-unicode-escape", "F001", at: "1:114"),
    .refused("cut-in-character", "F001", at: "1:168"),
    .refused("cut-between-surrogates", "F001", at: "1:177"),
    .refused("cut-after-minus", "F001", at: "1:201"),
    .refused("cut-in-number", "F001", at: "1:203"),
    .refused("cut-after-point", "F001", at: "1:204"),
    .refused("cut-after-exponent", "F001", at: "1:206"),
    .refused("cut-after-exponent-sign", "F001", at: "1:207"),
    .refused("cut-in-word", "F001", at: "1:215"),
    .refused("cut-before-closing-bracket", "F001", at: "1:223"),
    .refused("cut-before-the-last-brace", "F001", at: "1:248"),
  ]
}
