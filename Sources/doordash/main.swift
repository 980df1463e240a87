import CBuild
import CommonApp
import DoorDash
import Glibc

let program = Program(name: "doordash", commit: String(cString: facet_commit()), brands: [.doorDash])
exit(program.run(CommandLine.arguments.dropFirst()))
