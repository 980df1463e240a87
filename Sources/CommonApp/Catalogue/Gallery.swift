import Branding
import Components
import Reporting
import Text

/// All components on one page, each with its example, under its name.
struct Gallery {
  let factory: FacetFactory

  private static let name = "gallery"

  /// What links in it lead to is what they lead to in every sample.
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
        ])
      ),
    ])
    return "{\"id\": \(id), \"header\": [\(heading.text)], \"body\": [\(descriptor.example)]}"
  }
}
