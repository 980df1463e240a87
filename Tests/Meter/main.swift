// Runs a program and writes its usage to descriptor 3: `<peak memory in KiB> <processor time in microseconds>`.
//
// The tests cannot measure their children themselves. A child of posix_spawn starts with its parent's peak memory in
// the accounts of Linux. The tests are larger than the programs that they measure.
import Glibc

let figures: Int32 = 3

var arguments = Array(CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
guard let program = arguments.first ?? nil else { exit(64) }

var actions = posix_spawn_file_actions_t()
posix_spawn_file_actions_init(&actions)
posix_spawn_file_actions_addclose(&actions, figures)
var child: pid_t = 0
guard posix_spawnp(&child, program, &actions, nil, &arguments, environ) == 0 else { exit(127) }

var status: Int32 = 0
var usage = rusage()
while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}

func microseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1_000_000 + Int(time.tv_usec) }
let time = microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
let line = "\(usage.ru_maxrss) \(time)"
_ = write(figures, line, line.utf8.count)

// Ends in the same way as the program.
let signal = status & 0x7F
if signal != 0 {
  // The core file of the program is enough.
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(__rlimit_resource_t(4), &none)
  kill(getpid(), signal)
}
exit(status >> 8 & 0xFF)
