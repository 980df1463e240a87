import Components
import FacetModel
import TestSupport

/// The facets that branded views are tested with, with every field that a backend can send.
enum BrandedExamples {
  static let store = #"""
    {"id": "header.store:1", "component": {"id": "header.store", "category": "header"},
     "text": {"title": "Noodle Harbor 麺港", "subtitle": "$$ • Ramen", "accessory": "Open until 10:30 PM",
       "description": "Broth from bones, noodles from the machine in the window.",
       "custom": {"eta_display_string": "0.9 mi • 19 min", "delivery_fee_string": "$0.99 delivery fee"}},
     "images": {"main": {"uri": "https://img.example.com/logos/harbor.png", "style": "STYLE_CIRCLE"},
       "background": {"uri": "https://img.example.com/covers/harbor.jpg", "style": "STYLE_ROUNDED",
         "placeholder": "The harbor at night, seen from the street"},
       "accessory": {"local": "dashpass-badge"}, "custom": {"modality_icon": {"local": "driving-icon"}}},
     "custom": {"rating": {"average_rating": 4.800000190734863, "display_num_ratings": "(1k+)"},
       "badges": [{"text": "Top 1% in ramen", "dls_tag_style": "highlight", "leading_icon": "trending"},
         {"text": "20% off, up to $5", "dls_tag_style": "positive", "dls_tag_type": "emphasis"}],
       "savelists": [{"id": "1", "name": "Rainy days"}], "is_currently_available": true}}
    """#

  /// A very long name, a square logo, no cover, a closed store.
  static let hostileStore = #"""
    {"id": "header.store:2", "component": {"id": "header.store", "category": "header"},
     "text": {"title": "The Extraordinarily Long-Winded Dumpling House of the Eastern Harbour Promenade 寿司と天ぷらとうどんの店",
       "subtitle": " • Donaudampfschifffahrtsgesellschaftskapitänsküche",
       "annotation": "A note", "custom": {"cc_eta_string": "1 h", "modality_display_string": "Pickup",
         "sponsored_description": "Sponsored", "button": "Order again",
         "delivery_fee_string": "$0.00 delivery fee on each and every first order of the week, members only"}},
     "images": {"icon": {"uri": "https://img.example.com/logos/x.png", "placeholder": "Two dumplings"}},
     "custom": {"rating": {"average_rating": 4, "display_num_ratings": "(more than twelve thousand)"},
       "badges": "none", "is_currently_available": false}}
    """#

  static let landing = #"""
    {"id": "header.landing:1", "component": {"id": "header.landing", "category": "header"},
     "text": {"title": "Dinner is closer than you think", "custom": {"button": "Enter your address"},
       "subtitle": "Places around the corner, at your door in half an hour."},
     "images": {"icon": {"local": "brand-logo"}, "background": {"uri": "https://img.example.com/welcome.jpg",
       "placeholder": "A table being laid, seen from above", "style": "STYLE_ROUNDED"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "address/"}}}}
    """#

  /// A campaign with its own logo and more text than fits.
  static let hostileLanding = #"""
    {"id": "header.landing:2", "component": {"id": "header.landing", "category": "header"},
     "text": {"title": "Everything that anybody has ever wanted to eat between midnight and the first tram in the morning",
       "title_text_attributes": {"text_color": "FF00FF"}, "accessory": "Ends soon", "annotation": "A note",
       "description": "寿司と天ぷらとうどん、そして世界中の料理があなたの玄関先まで届きます。",
       "custom": {"button": "Have everything brought to your door at once", "eta_display_string": "20 min"}},
     "images": {"icon": {"uri": "https://img.example.com/campaign.png"}}}
    """#

  static let empty = #"{"id": "header:1", "component": {"id": "header.store", "category": "header"}}"#

  static func storeContent(_ json: String) throws -> StorePageContent {
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    return StorePageContent(try facet(json, "header.store"), in: ViewContext(client: factory.capabilities))
  }

  static func landingContent(_ json: String) throws -> LandingContent {
    let facet = try facet(json, "header.landing")
    return LandingContent(facet, hasClick: facet.click != nil)
  }

  private static func facet(_ json: String, _ id: String) throws -> FacetReader {
    let descriptor = try FacetFactory(ComponentLibrary.descriptors).descriptor(for: id)
    return FacetReader(try Feed(json: "[\(json)]").tree[0], descriptor?.reads ?? [])
  }
}
