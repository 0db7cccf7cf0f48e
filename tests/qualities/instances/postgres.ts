import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../scripts/machine/free-port.ts'

/** Debian’s folder of the server’s programs, which are not in the path. */
export const programs = '/usr/lib/postgresql/15/bin'

/** The server refuses to run as root; Debian’s package creates this user. */
const userId = (option: '-u' | '-g') => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)

/**
 * Starts a PostgreSQL server with an empty database in a temporary folder. It does not wait for the disk, because no
 * test stops the machine. `stop` ends the server and deletes the folder.
 */
export async function startPostgres(): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const own = process.getuid?.() === 0 ? { uid: userId('-u'), gid: userId('-g') } : {}
  if (own.uid !== undefined) chownSync(folder, own.uid, own.gid)
  const initialized = spawnSync(
    join(programs, 'initdb'),
    ['--pgdata', folder, '--auth', 'trust', '--username', 'sandbox', '--encoding', 'UTF8', '--no-sync'],
    { ...own, cwd: folder, encoding: 'utf8' },
  )
  if (initialized.status !== 0) throw new Error(`initdb failed: ${initialized.stderr}`)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 400,
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...own, cwd: folder, stdio: 'ignore' },
  )
  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['--host', '127.0.0.1', '--port', String(port)]).status === 0
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL exited with ${server.exitCode}`)
    await delay(100)
  }
  return {
    address: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}
