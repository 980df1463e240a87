import CSandbox
import Glibc

/// The decision on a system call of the process that decodes.
enum SystemCallRule {
  case allow(Int32)
  /// Fails with an error that makes the C library use an older call.
  case fail(Int32, error: Int32)
  /// Allowed if none of the bits of an argument is set.
  case allowWithout(Int32, argument: Int, bits: UInt32)
  /// Allowed if one of the bits of an argument is set.
  case allowWith(Int32, argument: Int, bits: UInt32)
  /// Allowed if an argument has a value.
  case allowFor(Int32, argument: Int, value: UInt32)

  /// The calls that decoding needs. A process with these can compute, take memory, start threads, and talk over the
  /// descriptors that it has.
  static func decoding(process: pid_t) -> [SystemCallRule] {
    let free = [
      SYS_read, SYS_write, SYS_futex, SYS_munmap, SYS_brk, SYS_madvise, SYS_mremap, SYS_clock_gettime, SYS_close,
      SYS_exit, SYS_exit_group, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
      SYS_sched_yield, SYS_sched_getaffinity, SYS_set_robust_list, SYS_rseq, SYS_getrandom, SYS_gettid, SYS_getpid,
      SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_restart_syscall, SYS_gettimeofday, SYS_getcpu,
      SYS_sysinfo,
    ]
    return free.map { .allow($0) } + [
      // Memory that can be executed would hold the code of an attacker.
      .allowWithout(SYS_mmap, argument: 2, bits: UInt32(PROT_EXEC)),
      .allowWithout(SYS_mprotect, argument: 2, bits: UInt32(PROT_EXEC)),
      // Threads, but no processes. The newer call hides its flags behind a pointer.
      .allowWith(SYS_clone, argument: 0, bits: facet_thread_flag),
      .fail(SYS_clone3, error: ENOSYS),
      // A signal to itself, with which `abort` ends a process.
      .allowFor(SYS_tgkill, argument: 0, value: UInt32(process)),
    ]
  }
}
