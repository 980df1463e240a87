import Caviar
import CBuild
import CommonApp
import DoorDash
import Glibc

let program = Program(name: "facet", commit: String(cString: facet_commit()), brands: [.doorDash, .caviar])
exit(program.run(CommandLine.arguments.dropFirst()))
