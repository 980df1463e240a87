import Text
import Wording

/// The names of formats, and what to do with a file of each.
extension Words {
  func noun(of format: ForeignFormat) -> SafeText {
    switch format {
    case .adaptiveCard: anAdaptiveCard
    case .lottie: aLottieAnimation
    case .divKit: aCard(of: "DivKit")
    case .beagle: aScreen(of: "Beagle")
    case .jasonette: aScreen(of: "Jasonette")
    case .hyperview: aScreen(of: "Hyperview")
    case .slackBlocks: slackBlocks
    case .figma: aFile(of: "Figma")
    case .geoJSON: "GeoJSON"
    case .jsonSchema: aSchema(of: "JSON")
    case .openAPI: anOpenAPIDescription
    case .package: aFile(of: "npm")
    case .designTokens: aTokenFile
    case .archive: aHAR
    case .graphQLRequest, .graphQL: aGraphQLRequest
    case .graphQLResponse: aGraphQLResponseWithoutFeed
    case .graphQLSchema: aSchema(of: "GraphQL")
    case .httpResponse: aResponseWithHeaders
    case .eventStream: anEventStream
    case .scriptCall: aScriptCall
    case .multipart: aResponseInParts
    case .commented: jsonWithComments
    case .recording: aRecordedSession
    case .jsonLines: jsonLines
    case .cURL: aCURLCommand
    case .yaml: "YAML"
    case .table: tableOfText
    case .propertyList: aPropertyList
    case .newsFeed: aNewsFeed
    case .webPage: aWebPageWithoutData
    case .svg: anImage("SVG")
    case .png: anImage("PNG")
    case .jpeg: anImage("JPEG")
    case .gif: anImage("GIF")
    case .webP: anImage("WebP")
    case .avif: anImage("AVIF/HEIF")
    case .pdf: aPDF
    case .zip: aZip
    case .compressed: aCompressedFile
    case .database: aDatabase
    case .program: aProgram
    case .video: aVideo
    }
  }

  func advice(about format: ForeignFormat) -> SafeText {
    switch format {
    case .designTokens: putTokensIntoABrand
    case .archive: nameTheHAR
    case .graphQLRequest, .graphQL, .cURL: postTheOperation
    case .graphQLResponse: saveTheOperationOfThePage
    case .httpResponse: saveTheBody
    case .eventStream: saveOneEvent
    case .scriptCall: saveTheArgument
    case .multipart: saveOnePart
    case .commented: leaveOutComments
    case .recording: playIt
    case .jsonLines: saveOneLine
    case .yaml, .table: convertToJSON
    case .webPage: savePageFromServer
    case .zip, .compressed: unpackIt
    case .adaptiveCard, .lottie, .divKit, .beagle, .jasonette, .slackBlocks, .figma, .geoJSON, .jsonSchema, .openAPI,
      .package, .graphQLSchema, .svg, .hyperview, .propertyList, .newsFeed, .png, .jpeg, .gif, .webP, .avif, .pdf,
      .database, .program, .video:
      saveTheResponse
    }
  }
}
