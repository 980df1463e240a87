import Components
import Text
import ViewTree

/// A landing as a red band across the page, with its words at the left and its picture at the right or below.
struct DoorDashLanding: FacetView, Equatable {
  let content: LandingContent
  let name: SafeText
  let tagline: SafeText

  var speech: Speech { content.speech }
}
