import Caviar
import CBuild
import CommonApp
import Glibc

let program = Program(name: "caviar", commit: String(cString: facet_commit()), brands: [.caviar])
exit(program.run(CommandLine.arguments.dropFirst()))
