import Caviar
import CommonApp
import DoorDash
import Glibc

exit(Program(name: "facet", brands: [.doorDash, .caviar]).run(CommandLine.arguments.dropFirst()))
