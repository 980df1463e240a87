import Components
import Input

/// The filter picker: the values of a filter, and those that are chosen.
package struct FilterPicker {
  let filter: Filter
  private(set) var chosen: [String]
  private(set) var selected: Int
  /// Whether the user has marked a value or taken a mark away. Then the marks count, and not the selected line.
  private var isMarked = false
  /// Whether the chosen values are only those that the filter starts with.
  private let hasOnlyDefaults: Bool
  /// Whether the user has gone to another line.
  private var isMoved = false

  /// Opens the picker. A filter that is off begins with the values that it would have when it is switched on. Of a
  /// filter that can have several values, these are only its default values.
  init(_ filter: Filter, chosen: [String]) {
    self.filter = filter
    let start = filter.kind == .collection ? filter.defaults : filter.startValues
    self.chosen = chosen.isEmpty ? start : chosen
    hasOnlyDefaults = chosen.isEmpty
    selected = filter.values.firstIndex { [chosen = self.chosen] in chosen.contains($0.query) } ?? 0
  }

  /// Whether Enter takes the selected value. Marks count before it, except for the value with which a range opens. Default
  /// values are no marks of the user, so they count only until the user goes to another line.
  var takesSelected: Bool { !isMarked && (filter.kind == .range || chosen.isEmpty || hasOnlyDefaults && isMoved) }

  package mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome {
    switch key {
    case .enter:
      if takesSelected, filter.values.indices.contains(selected) {
        return .finish(.choose([filter.values[selected].query], in: filter))
      }
      return .finish(.choose(chosen, in: filter))
    case .escape, .control("c"): return .close
    case .backspace, .delete: return .finish(.choose([], in: filter))
    case .character(" "): mark()
    default:
      switch keymap.command(for: key) {
      case .moveDown, .nextTarget: select(selected + 1)
      case .moveUp, .previousTarget: select(selected - 1)
      case .top, .pageUp: select(0)
      case .end, .pageDown: select(filter.values.count - 1)
      case .clearFilters: return .finish(.choose([], in: filter))
      case .back, .quit: return .close
      default: break
      }
    }
    return .stay
  }

  /// Takes the value of a range, and marks the value of any other filter.
  package mutating func choose(line: Int, _ keymap: Keymap) -> PanelOutcome {
    guard filter.values.indices.contains(line) else { return .stay }
    select(line)
    if filter.kind == .range { return .finish(.choose([filter.values[line].query], in: filter)) }
    mark()
    return .stay
  }

  private mutating func select(_ index: Int) {
    let line = min(max(0, index), max(0, filter.values.count - 1))
    if line != selected { isMoved = true }
    selected = line
  }

  private mutating func mark() {
    guard filter.values.indices.contains(selected) else { return }
    let value = filter.values[selected].query
    isMarked = true
    if filter.kind == .range {
      chosen = chosen == [value] ? [] : [value]
    } else if let place = chosen.firstIndex(of: value) {
      chosen.remove(at: place)
    } else {
      // In the order of the filter, not in the order of choosing.
      chosen = filter.values.map(\.query).filter { $0 == value || chosen.contains($0) }
    }
  }
}
