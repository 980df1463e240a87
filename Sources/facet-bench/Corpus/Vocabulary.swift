/// Invented names with the difficulties of real ones: accents, other scripts, quotation marks and long words.
enum Vocabulary {
  static let firstWords = [
    "Golden", "Copper", "Little", "Señora", "Blue Heron", "Café", "Old Harbour", "The \"Other\"", "Søren's", "Maple",
    "Nonna Delfina's", "Twelve", "Crooked", "Jalapeño", "Paper", "Saint-Éloi", "Red Fern", "Uncle Bao's",
  ]
  static let secondWords = [
    "Spoon", "Kettle", "Lantern", "Bäckerei", "Taquería", "Noodle House", "寿司", "Pizza & Co.", "Smokehouse", "Bistro",
    "Curry Leaf", "Tea Room", "Grill", "Creperie", "Deli", "치킨", "Garden", "Diner",
  ]
  static let dishes = [
    "Roasted Squash Bowl", "Crème brûlée", "Spicy \"Dragon\" Roll", "Half Chicken, Two Sides", "Pad Thai", "Pho Tái",
    "Margherita 30 cm", "Carne Asada Burrito", "Jalapeño Poppers", "Miso Ramen • Large", "Falafel Plate",
    "Buttermilk Pancakes with Blueberry Compote and Whipped Butter", "Açaí Bowl", "Garlic Naan",
  ]
  static let groceries = [
    "Whole Milk 1 gal", "Sourdough Loaf", "Bananas (each)", "Free-Range Eggs 12 ct", "Sparkling Water 8 x 12 fl oz",
    "Crème Fraîche 7.5 oz", "Paper Towels 6 \"Double\" Rolls", "Jasmine Rice 5 lb",
  ]
  static let cuisines = ["American", "Thai", "Japanese", "Mexican", "Italian", "Indian", "Vietnamese", "Bakery"]
  static let shelves = [
    "Fastest near you", "Loved for \"Late Night\"", "Under $2 delivery fee", "Best of Crêpe Street", "New on the list",
    "Order again", "National favourites", "Try something different",
  ]
  static let offers = [
    "$5 off $25+", "Free item on orders over $15", "20% off, up to $10", "Buy 1, get 1 free", "$0 delivery fee",
  ]
}
