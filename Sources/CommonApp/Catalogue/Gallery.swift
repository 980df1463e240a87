import Branding
import Components
import Reporting
import Text

/// A page of all components, each with its name and its example.
struct Gallery {
  let factory: FacetFactory

  private static let name = "gallery"

  /// The gallery as a sample; its links lead to the shared pages of every sample.
  var sample: BrandSample {
    let feed = text
    return BrandSample(entry: Self.name) { $0 == Self.name ? feed : nil }
  }

  private var text: String {
    "{\"body\": [" + factory.all.map(Self.section).joined(separator: ",\n") + "]}"
  }

  private static func section(of descriptor: ComponentDescriptor) -> String {
    let id = JSONOutput.string(descriptor.id).text
    let heading = JSONOutput.object([
      ("id", .string("heading:\(descriptor.id)")),
      ("component", .object([("id", .string("header.section")), ("category", .string("header"))])),
      (
        "text",
        .object([
          ("title", .string(descriptor.id)),
          ("subtitle", .string("\(descriptor.summary) Since \(descriptor.since).")),
          // A brand may draw the titles of sections in capitals, which are not the letters of an id.
          ("title_text_attributes", .object([("text_style", .string("DLS_TEXT_STYLE_TITLE_2"))])),
        ])
      ),
    ])
    return "{\"id\": \(id), \"header\": [\(heading.text)], \"body\": [\(descriptor.example)]}"
  }
}
