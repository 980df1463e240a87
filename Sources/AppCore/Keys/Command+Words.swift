import Text
import Wording

extension Keymap.Command {
  /// The description of the command in the help and the palette.
  package func summary(in words: Words) -> SafeText {
    switch self {
    case .moveDown: words.moveDown
    case .moveUp: words.moveUp
    case .moveLeft: words.moveLeft
    case .moveRight: words.moveRight
    case .nextTarget: words.nextControl
    case .previousTarget: words.previousControl
    case .open: words.open
    case .toggle: words.switchOrPageDown
    case .back: words.back
    case .forward: words.forward
    case .escape: words.leaveSearchOrWelcome
    case .scrollDown: words.scrollDown
    case .scrollUp: words.scrollUp
    case .halfPageDown: words.halfPageDown
    case .halfPageUp: words.halfPageUp
    case .pageDown: words.pageDown
    case .pageUp: words.pageUp
    case .nextSection: words.nextSection
    case .previousSection: words.previousSection
    case .top: words.toTheTop
    case .end: words.toTheEnd
    case .more: words.oneMore
    case .less: words.oneLess
    case .clearFilters: words.allFiltersOff
    case .search: words.searchThePage
    case .nextMatch: words.nextMatch
    case .previousMatch: words.previousMatch
    case .hints: words.letterHints
    case .palette: words.everythingToDo
    case .versions: words.asOlderClient
    case .sideBySide: words.inTwoWays
    case .reload: words.loadAgain
    case .brand: words.anotherBrand
    case .scheme: words.lightOrDark
    case .pictures: words.picturesOnOrOff
    case .mouse: words.mouseOnOrOff
    case .copy: words.copyFocused
    case .copySource: words.copyItsJSON
    case .openOutside: words.openALinkOutside
    case .openPicture: words.openItsPicture
    case .inspect: words.lookInto
    case .outlines: words.outlineFacets
    case .nextLeftOut: words.nextLeftOut
    case .previousLeftOut: words.previousLeftOut
    case .goTo: words.goToPlace
    case .edit: words.editFile
    case .messages: words.lastMessages
    case .setMark: words.setAMark
    case .goToMark: words.goToAMark
    case .help: words.allKeys
    case .quit: words.quit
    case .suspend: words.suspend
    }
  }
}
