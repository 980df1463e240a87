import JSON

/// Recognition of JSON that was made for another purpose, by the first keys of its root.
extension ForeignFormat {
  /// The number of keys to look at, so that recognition is quick for any input.
  private static let mostKeys = 48

  init?(_ root: Value) {
    guard root.kind == .object else { return nil }
    var keys: [String: Value] = [:]
    var members = root.members.makeIterator()
    while keys.count < Self.mostKeys, let (key, value) = members.next() {
      keys[root.document.interner.string(key)] = value
    }
    func has(_ names: String...) -> Bool { names.allSatisfy { keys[$0] != nil } }
    func text(_ name: String) -> String { keys[name]?.displayString ?? "" }
    func first(_ name: String, _ key: String) -> Value? { keys[name]?.elements.first(1) { $0[key] }.first }
    let schema = text("$schema")
    if has("facetSession") {
      self = .recording
    } else if Self.isAdaptiveCard(root) || schema.holds("adaptivecards.io") {
      self = .adaptiveCard
    } else if has("layers", "fr", "ip", "op") {
      self = .lottie
    } else if has("templates", "card") || keys["card"]?["states"] != nil || has("log_id", "states") {
      self = .divKit
    } else if has("_beagleComponent_") {
      self = .beagle
    } else if has("$jason") {
      self = .jasonette
    } else if first("blocks", "type") != nil {
      self = .slackBlocks
    } else if has("document", "schemaVersion") {
      self = .figma
    } else if let format = Self.description(root, keys, schema) {
      self = format
    } else if has("log"), keys["log"]?["entries"] != nil {
      self = .archive
    } else if keys["data"]?["__schema"] != nil || has("__schema") {
      self = .graphQLSchema
    } else if keys["query"]?.kind == .string, Self.isOperation(text("query")) {
      self = .graphQLRequest
    } else if let data = keys["data"], data.kind == .object, !data.has(.displayModules),
      keys.keys.allSatisfy({ ["data", "errors", "extensions"].contains($0) })
    {
      self = .graphQLResponse
    } else {
      return nil
    }
  }

  /// Whether the root says that it is an Adaptive Card, whose `body` looks like that of a section.
  static func isAdaptiveCard(_ root: Value) -> Bool {
    root.kind == .object && root[.type]?.displayString == "AdaptiveCard"
  }

  /// Recognises JSON that describes other data.
  private static func description(_ root: Value, _ keys: [String: Value], _ schema: String) -> ForeignFormat? {
    if schema.holds("json-schema.org") { return .jsonSchema }
    if keys["openapi"] ?? keys["swagger"] != nil, keys["paths"] != nil { return .openAPI }
    if keys["name"]?.kind == .string, keys["version"]?.kind == .string,
      keys["dependencies"] ?? keys["devDependencies"] ?? keys["scripts"] != nil
    {
      return .package
    }
    let kind = keys["type"]?.displayString
    if kind == "FeatureCollection" || kind == "Feature", keys["features"] ?? keys["geometry"] != nil { return .geoJSON }
    let isToken = keys.values.contains { $0.kind == .object && ($0["$value"] != nil || $0["$type"] != nil) }
    return isToken ? .designTokens : nil
  }

  private static func isOperation(_ text: String) -> Bool {
    ["query", "mutation", "subscription", "fragment", "{"].contains { text.drop(while: \.isWhitespace).hasPrefix($0) }
  }
}
