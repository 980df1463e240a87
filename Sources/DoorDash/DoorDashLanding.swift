import Components
import Text
import ViewTree

/// A red band across the page: what it says to the left, its picture to the right or below.
struct DoorDashLanding: FacetView, Equatable {
  let content: LandingContent
  let name: SafeText
  let tagline: SafeText

  var speech: Speech { content.speech }
}
