/** `npm run test:peer`: tests the realtime connection against python3-socketio. */
import { spawnSync } from 'node:child_process'

const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Debian’s packages are in its own Python, which another one may hide. */
const python = ['python3', '/usr/bin/python3'].find((each) => succeeds(each, ['-c', 'import socketio, aiohttp']))

if (!python) {
  console.error(
    'python3-socketio and python3-aiohttp are missing: install them with apt-get install python3-socketio python3-aiohttp.',
  )
  process.exit(1)
}
const { status } = spawnSync('npx', ['vitest', 'run', '--retry=0', import.meta.dirname], {
  stdio: 'inherit',
  env: { ...process.env, PEER: python },
})
process.exitCode = status ?? 1
