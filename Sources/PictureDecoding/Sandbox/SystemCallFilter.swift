import CSandbox
import Glibc

/// A program for the kernel, which decides on each system call of a process. The few that decoding needs are allowed,
/// and all others fail with `EPERM`. It is a list of comparisons; each kind of rule adds its own.
struct SystemCallFilter {
  private(set) var program: [sock_filter] = []

  private static let allow = facet_allow
  private static let refuse = facet_refuse | UInt32(EPERM)

  /// The places in the data that the kernel hands in (`struct seccomp_data`).
  private static let callPlace: UInt32 = 0
  private static let architecturePlace: UInt32 = 4
  private static func argumentPlace(_ index: Int) -> UInt32 { 16 + 8 * UInt32(index) }

  init(_ rules: [SystemCallRule]) {
    load(Self.architecturePlace)
    // Other architectures give the numbers another meaning.
    jump(BPF_JEQ, facet_architecture, yes: 1, no: 0)
    finish(facet_end_process)
    load(Self.callPlace)
    jump(BPF_JGE, facet_first_foreign_call, yes: 0, no: 1)
    finish(Self.refuse)
    rules.forEach { add($0) }
    finish(Self.refuse)
  }

  /// Adds a rule. A rule that does not fit lets the next one decide.
  private mutating func add(_ rule: SystemCallRule) {
    switch rule {
    case .allow(let call):
      jump(BPF_JEQ, UInt32(call), yes: 0, no: 1)
      finish(Self.allow)
    case .fail(let call, let error):
      jump(BPF_JEQ, UInt32(call), yes: 0, no: 1)
      finish(facet_refuse | UInt32(error))
    case .allowWithout(let call, let argument, let bits):
      condition(call, argument, BPF_JSET, bits, yes: Self.refuse, no: Self.allow)
    case .allowWith(let call, let argument, let bits):
      condition(call, argument, BPF_JSET, bits, yes: Self.allow, no: Self.refuse)
    case .allowFor(let call, let argument, let value):
      condition(call, argument, BPF_JEQ, value, yes: Self.allow, no: Self.refuse)
    }
  }

  /// Decides on a call by the lower half of an argument. The kernel reads no more of flags and process ids.
  private mutating func condition(
    _ call: Int32, _ argument: Int, _ test: Int32, _ value: UInt32, yes: UInt32, no: UInt32
  ) {
    jump(BPF_JEQ, UInt32(call), yes: 0, no: 4)
    load(Self.argumentPlace(argument))
    jump(test, value, yes: 0, no: 1)
    finish(yes)
    finish(no)
  }

  private mutating func load(_ place: UInt32) {
    program.append(sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: place))
  }

  private mutating func jump(_ test: Int32, _ value: UInt32, yes: UInt8, no: UInt8) {
    program.append(sock_filter(code: UInt16(BPF_JMP | test | BPF_K), jt: yes, jf: no, k: value))
  }

  private mutating func finish(_ verdict: UInt32) {
    program.append(sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: verdict))
  }

  /// Puts the filter on all threads of this process, for ever. Returns whether the kernel took it.
  func apply() -> Bool {
    #if arch(x86_64) || arch(arm64)
      var program = program
      return program.withUnsafeMutableBufferPointer { buffer in
        var whole = sock_fprog(len: UInt16(buffer.count), filter: buffer.baseAddress)
        return facet_filter_all_threads(&whole) == 0
      }
    #else
      // The numbers of the system calls are those of other architectures.
      return false
    #endif
  }
}
