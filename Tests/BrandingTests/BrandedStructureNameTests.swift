import Caviar
import Components
import DoorDash
import Testing

@testable import Branding

/// The structures that brands offer by name are those of their own views.
struct BrandedStructureNameTests {
  @Test("Each brand names one structure for each view, next to the plain one, and no name is used twice")
  func namesAreComplete() {
    for kind in BrandedStructure.Kind.allCases {
      let names = BrandStructures([.doorDash, .caviar]).names(of: kind)
      #expect(names.count == 3 && Set(names).count == 3 && names.first == BrandedStructure.plain)
    }
  }

  @Test("A view made by its structure's name is the brand's own view", arguments: [Brand.doorDash, .caviar])
  func structuresAreTheBrandsOwn(brand: Brand) throws {
    let (views, words) = (brand.views, BrandedWords("Good evening", "A table is free."))
    let landing = try BrandedExamples.landingContent(BrandedExamples.landing)
    let store = try BrandedExamples.storeContent(BrandedExamples.store)
    #expect(brand.structures.count == BrandedStructure.Kind.allCases.count)
    for structure in brand.structures {
      switch structure.shape {
      case .panel(let make): #expect(make(words).isEqual(to: views.makePanel(words)))
      case .landing(let make):
        #expect(views.makeLanding(landing).map { make(landing, views.name, views.tagline).isEqual(to: $0) } == true)
      case .storeHeader(let make):
        #expect(views.makeStorePageHeader(store).map { make(store).isEqual(to: $0) } == true)
      case .splash(let make):
        #expect(views.makeStaticSplash().map { make(views.name, views.tagline).isEqual(to: $0.view) } == true)
      case .launch(let make):
        // The words of the launch view are the brand's own.
        let own = try #require(views.makeLaunchView()).view
        #expect(make(views.name, own.speech.details.first ?? "").isEqual(to: own))
      }
    }
  }
}
