import Components
import Lint

/// The meaning of the keys of feeds, apart from those that only components give a meaning.
enum FieldGuide {
  static func meaning(of key: String, in place: KeyPlace) -> String? {
    if place == .text, key.hasSuffix("_text_attributes") { return "the style of this text: text_style and text_color" }
    if place == .gridSpecs { return "the grid on screens of this width" }
    return meanings[place]?[key]
  }

  private static let meanings: [KeyPlace: [String: String]] = [
    .feed: [
      "id": "the name of the page", "body": "the sections or facets of the page",
      "sections": "the sections of the page",
      "header": "the facets above the page", "footer": "the facets below the page",
      "page": "the actions of the page: next loads the following page, on_load runs at once",
      "custom": "data that only some clients read", "logging": "data for events, never shown",
      "style": "the style of the page", "layout": "the layout of the page",
    ],
    .page: [
      "next": "the action that loads the following page", "on_load": "actions that run when the page has loaded",
    ],
    .section: [
      "id": "the name of the section; load_content reloads it by this name",
      "header": "the facets above the section, often a heading", "body": "the facets of the section",
      "footer": "the facets below the section", "layout": "the layout of the section",
      "style": "the style of the section", "custom": "data that only some clients read",
      "logging": "data for events, never shown",
    ],
    .facet: [
      "id": "the name of the facet, unique among its siblings; scrolling and focus are kept by it",
      "component": "the component that draws the facet: its id and its category",
      "text": "the texts of the facet", "images": "the pictures and icons of the facet",
      "events": "the actions of the facet; only click makes anything happen",
      "custom": "data that this component alone reads", "logging": "data for events, never shown",
      "layout": "the layout of the facet", "style": "the style of the facet",
      "children": "the facets inside this one",
      "children_count": "the number of direct children, which stand before the facet in a flat list",
      "children_map": "children by name", "children_joint": "whether the children belong together",
      "name": "a name for people who read the response",
    ],
    .component: [
      "id": "the component that draws the facet; clients leave out a facet of one that they do not know",
      "category": "the kind of component",
    ],
    .text: ["custom": "further texts, for this component alone"],
    .attributes: ["text_style": "the role of the text, a token", "text_color": "the colour: a token or six digits"],
    .images: ["custom": "further pictures, for this component alone"],
    .image: [
      "uri": "the address of the picture", "video_uri": "the address of a film",
      "local": "the name of an icon that the client has", "placeholder": "words that describe the picture",
      "style": "the shape: STYLE_ROUNDED, STYLE_CIRCLE", "logging": "data for events, never shown",
      "events": "the actions of the picture",
    ],
    .events: ["click": "the action of Enter or a click"],
    .action: ["name": "the kind of action", "data": "the parameters of the action"],
    .data: [
      "uri": "the target of the navigation", "domain": "the site that a relative uri belongs to",
      "cursor": "the place in a list after which the next page begins, in base64",
      "offset": "the number of entries before the next page", "sections": "the ids of the sections that are reloaded",
    ],
    .style: [
      "background_color": "the colour behind it: a token or six digits", "size_class": "the size",
      "dls_type": "the emphasis of a button", "spacing": "the distance to its neighbours, a token",
      "padding": "the distance to its own edge", "border": "the line around it",
      "is_not_sticky": "whether a header scrolls away",
    ],
    .border: [
      "color": "the colour of the line", "width": "the width of the line in points", "style": "solid, dashed or none",
    ],
    .layout: [
      "omit_footer": "whether the space below is left out",
      "ignore_safe_spaces": "whether it reaches the edges of the screen",
      "grid_specs": "the columns of a grid for each width of screen", "dls_padding": "the distances to the edges",
    ],
    .padding: [
      "top": "the space above, in points", "right": "the space at the right, in points",
      "bottom": "the space below, in points", "left": "the space at the left, in points",
    ],
    .gridSpec: [
      "min_dimension_count": "the number of columns", "inter_row_spacing": "the space between rows",
      "inter_column_spacing": "the space between columns",
    ],
    .rating: [
      "average_rating": "the rating, up to five", "average": "the rating, up to five",
      "display_num_ratings": "the number of ratings, as text", "count_display_string": "the number of ratings, as text",
    ],
    .badge: [
      "text": "the words of the badge", "type": "the kind of badge", "background_color": "the colour behind the words",
      "placement": "the place of the badge", "dls_tag_size": "small, medium or large",
      "dls_tag_style": "informational, highlight, positive or warning", "dls_tag_type": "default or emphasis",
      "dls_text_style": "the role of the text, a token", "leading_icon": "the name of the icon before the words",
      "trailing_icon": "the name of the icon after the words", "is_dashpass": "whether it stands for the membership",
    ],
    .price: [
      "display_string": "the price as people read it", "unit_amount": "the price in the smallest unit",
      "currency": "the code of the currency", "decimal_places": "the digits after the point",
      "symbol": "the sign of the currency",
    ],
    .filterValue: ["query_value": "the value in a query", "display_name": "the value as people read it"],
    .window: ["cards": "the dishes shown with the store", "cover": "the first picture"],
    .dish: [
      "name": "the name of the dish", "price": "its price", "image": "its picture", "card_id": "its id",
      "rating": "its rating",
    ],
  ]
}
