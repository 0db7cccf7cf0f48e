/** The slow suite `peer`: tests the realtime connection against python3-socketio. */
import { spawnSync } from 'node:child_process'
import { runCommand } from '../../../../scripts/machine/run-command.ts'

const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Debian’s packages are in its own Python, which another one may hide. */
const python = ['python3', '/usr/bin/python3'].find((each) => succeeds(each, ['-c', 'import socketio, aiohttp']))

if (!python) {
  console.error(
    'python3-socketio and python3-aiohttp are missing: install them with apt-get install python3-socketio python3-aiohttp.',
  )
  process.exit(1)
}
process.exitCode = runCommand(['vitest', 'run', '--retry=0', import.meta.dirname], { PEER: python }) ? 0 : 1
