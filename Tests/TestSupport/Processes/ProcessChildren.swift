import Foundation

/// Returns the processes that a process has started and that have not ended.
func children(of process: pid_t) throws -> [pid_t] {
  let list = try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
  return list.split(separator: " ").compactMap { pid_t($0) }
}
