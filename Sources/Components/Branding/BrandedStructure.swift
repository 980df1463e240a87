import Text
import ViewTree

/// The structure of one branded view, without the brand's words. A brand without code chooses it by its name.
public struct BrandedStructure: Sendable {
  public let name: String
  public let shape: Shape

  public enum Shape: Sendable {
    /// A launch view, made from the brand's name and a line below it.
    case launch(@Sendable (_ name: SafeText, _ line: SafeText) -> any FacetView)
    case splash(@Sendable (_ name: SafeText, _ line: SafeText) -> any FacetView)
    /// A landing, made from its content and the brand's name and tagline.
    case landing(@Sendable (LandingContent, _ name: SafeText, _ tagline: SafeText) -> any FacetView)
    case storeHeader(@Sendable (StorePageContent) -> any FacetView)
    case panel(@Sendable (BrandedWords) -> any FacetView)
  }

  /// The views that a brand can choose a structure for. The raw values are keys in `brand.json`.
  public enum Kind: String, CaseIterable, Sendable {
    case launch, splash, landing, storeHeader, panel
  }

  /// The name of the structure that is used if a brand chooses none.
  public static let plain = "plain"

  public init(_ name: String, _ shape: Shape) {
    self.name = name
    self.shape = shape
  }

  public var kind: Kind {
    switch shape {
    case .launch: .launch
    case .splash: .splash
    case .landing: .landing
    case .storeHeader: .storeHeader
    case .panel: .panel
    }
  }
}
