import CommonApp
import Caviar
import Glibc

exit(Program(name: "caviar", brands: [.caviar]).run(CommandLine.arguments.dropFirst()))
