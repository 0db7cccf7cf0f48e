import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process has locked the site. */
export class SiteLocked extends Error {}

/**
 * Runs an action while the site is locked; throws `SiteLocked` if another process holds the lock. Locks of dead
 * processes are ignored.
 */
export function locked<Result>(site: string, act: () => Result): Result {
  mkdirSync(site, { recursive: true })
  const file = join(site, '.lock')
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    take(file, own)
  } finally {
    rmSync(own)
  }
  try {
    return act()
  } finally {
    rmSync(file)
  }
}

/** Creating a link is atomic, and its file already contains the holder’s process id. */
function take(file: string, own: string) {
  try {
    linkSync(own, file)
  } catch {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder))
      throw new SiteLocked(
        `Another command is working on this site (process ${holder}). Try again when it has finished.`,
      )
    rmSync(file, { force: true })
    linkSync(own, file)
  }
}

/** Signal 0 only tests. EPERM means that the process of another user is alive. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
