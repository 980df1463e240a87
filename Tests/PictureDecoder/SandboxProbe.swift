import Glibc
import PictureDecoding

/// Tries from inside the sandbox what an attacker would try. Each line is a name and the error number, or zero.
struct SandboxProbe {
  let lines: [String]

  init() {
    let parent = getppid()
    let page = sysconf(Int32(_SC_PAGESIZE))
    Sandbox.separate()
    let sandbox = Sandbox.lockIn()
    var lines = ["filtered \(sandbox.isFiltered)", "limited \(sandbox.isLimited)"]
    let attempt = { (name: String, call: () -> Bool) in
      errno = 0
      lines.append("\(name) \(call() ? 0 : errno)")
    }
    attempt("open") { open("/etc/passwd", O_RDONLY) >= 0 }
    attempt("create") { open("/tmp/facet-probe", O_WRONLY | O_CREAT, 0o600) >= 0 }
    attempt("unlink") { unlink("/tmp/facet-probe") == 0 }
    attempt("inet") { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 }
    attempt("unix") { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 }
    attempt("dup") { dup(0) >= 0 }
    attempt("exec") {
      var words: [UnsafeMutablePointer<CChar>?] = [nil]
      return execv("/bin/true", &words) == 0
    }
    attempt("spawn") {
      var words: [UnsafeMutablePointer<CChar>?] = [nil]
      errno = posix_spawn(nil, "/bin/true", nil, nil, &words, &words)
      return errno == 0
    }
    attempt("signal") { kill(parent, 0) == 0 }
    attempt("code") { mmap(nil, page, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED }
    let memory = mmap(nil, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    attempt("data") { memory != MAP_FAILED }
    attempt("writable code") { mprotect(memory, page, PROT_READ | PROT_EXEC) == 0 }
    attempt("memory") { mmap(nil, 1 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED }
    attempt("thread") {
      var thread = pthread_t()
      errno = pthread_create(&thread, nil, { _ in nil }, nil)
      return errno == 0 && pthread_join(thread, nil) == 0
    }
    self.lines = lines
  }
}
