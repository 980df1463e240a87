/// The kind of an object in a feed, which determines the keys that are read in it.
package typealias KeyPlace = KeyCheck.Place
