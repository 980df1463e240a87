import Text
import Wording

/// A format that users mistake for a Facet feed, recognised by its content.
public enum ForeignFormat: Hashable, Sendable, CaseIterable {
  // JSON for other purposes.
  case adaptiveCard, lottie, divKit, beagle, jasonette, slackBlocks, figma
  case geoJSON, jsonSchema, openAPI, package, designTokens, archive
  case graphQLRequest, graphQLResponse, graphQLSchema
  // Text that is not one JSON value.
  case httpResponse, eventStream, scriptCall, multipart, commented
  case recording, jsonLines, graphQL, cURL, yaml, table, svg, hyperview, propertyList, newsFeed, webPage
  // Bytes that are no text.
  case png, jpeg, gif, webP, avif, pdf, zip, compressed, database, program, video

  /// The format and the advice for its user, as a sentence.
  func sentence(in words: Words) -> SafeText {
    words.foreignFormat(words.noun(of: self), advice: words.advice(about: self))
  }
}
