import Components
import Input

/// The values of a filter, while somebody chooses among them.
package struct FilterPicker {
  let filter: Filter
  private(set) var chosen: [String]
  private(set) var selected: Int

  /// A filter that is off begins with what it would have when it is switched on.
  init(_ filter: Filter, chosen: [String]) {
    self.filter = filter
    self.chosen = chosen.isEmpty ? filter.startValues : chosen
    selected = filter.values.firstIndex { [chosen = self.chosen] in chosen.contains($0.query) } ?? 0
  }

  enum Outcome {
    case chosen([String])
    case waiting
    case nothing
  }

  mutating func take(_ key: Key, _ keymap: Keymap) -> Outcome {
    switch key {
    case .enter:
      // Of one value the one under the bar is meant.
      if filter.kind == .range, filter.values.indices.contains(selected) {
        return .chosen([filter.values[selected].query])
      }
      return .chosen(chosen)
    case .escape, .control("c"): return .nothing
    case .backspace, .delete: return .chosen([])
    case .character(" "): mark()
    default:
      switch keymap.command(for: key) {
      case .moveDown, .nextTarget: select(selected + 1)
      case .moveUp, .previousTarget: select(selected - 1)
      case .top, .pageUp: select(0)
      case .end, .pageDown: select(filter.values.count - 1)
      case .clearFilters: return .chosen([])
      case .back, .quit: return .nothing
      default: break
      }
    }
    return .waiting
  }

  /// Of one value it is taken, of several it is marked.
  mutating func choose(_ line: Int) -> Outcome {
    guard filter.values.indices.contains(line) else { return .waiting }
    select(line)
    if filter.kind == .range { return .chosen([filter.values[line].query]) }
    mark()
    return .waiting
  }

  private mutating func select(_ index: Int) {
    selected = min(max(0, index), max(0, filter.values.count - 1))
  }

  private mutating func mark() {
    guard filter.values.indices.contains(selected) else { return }
    let value = filter.values[selected].query
    if filter.kind == .range {
      chosen = chosen == [value] ? [] : [value]
    } else if let place = chosen.firstIndex(of: value) {
      chosen.remove(at: place)
    } else {
      // In the order in which they are offered, whatever the order of choosing.
      chosen = filter.values.map(\.query).filter { $0 == value || chosen.contains($0) }
    }
  }
}
