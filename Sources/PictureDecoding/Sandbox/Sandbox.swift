import CSandbox
import Glibc

/// The walls around the process that decodes. Each holds without the others.
package struct Sandbox {
  /// Whether the kernel filters system calls.
  package let isFiltered: Bool
  /// Whether all limits were set.
  package let isLimited: Bool

  /// Makes this process die with the one that started it, and leaves it only the first three descriptors. To be called
  /// before anything else.
  package static func separate() {
    if facet_close_from(3) != 0 {
      // Linux before 5.9 lacks the call.
      for descriptor in 3..<Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 65_536)) { close(descriptor) }
    }
    _ = facet_set_process_option(PR_SET_PDEATHSIG, UInt(SIGKILL))
    // Keys that make signals in the terminal are for the program that owns it.
    _ = setsid()
  }

  /// Limits this process for ever. Every library must be open, with all that it loads later.
  package static func lockIn(memory: Int = PictureLimits.mostMemory) -> Sandbox {
    var isLimited = true
    let limits: [(__rlimit_resource, Int?)] = [
      (RLIMIT_AS, addressSpace.map { $0 + memory }), (RLIMIT_FSIZE, 0), (RLIMIT_NOFILE, 3), (RLIMIT_CORE, 0),
    ]
    // The number of processes is not limited: threads count, and those of all programs of the user.
    for (resource, value) in limits {
      guard let value else {
        isLimited = false
        continue
      }
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      isLimited = setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 && isLimited
    }
    // Neither new rights by a program of another user, nor a look into its memory.
    isLimited = facet_set_process_option(PR_SET_NO_NEW_PRIVS, 1) == 0 && isLimited
    isLimited = facet_set_process_option(PR_SET_DUMPABLE, 0) == 0 && isLimited
    let filter = SystemCallFilter(SystemCallRule.decoding(process: getpid()))
    return Sandbox(isFiltered: filter.apply(), isLimited: isLimited)
  }

  /// The bytes of address space that this process has: the first number of a file of the kernel, in pages.
  private static var addressSpace: Int? {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let digits = bytes.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)).map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  }
}
