import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { linkOf } from './layout.ts'

/** Another process has locked the site. */
export class SiteLocked extends Error {}

/**
 * Runs an action while the site is locked; throws `SiteLocked` if another process holds the lock. Locks of dead
 * processes are ignored. The lock is a link to the holder’s process id: it is created atomically, and also on a full
 * disk.
 */
export function locked<Result>(site: string, act: () => Result): Result {
  mkdirSync(site, { recursive: true })
  const lock = join(site, '.lock')
  take(lock)
  try {
    return act()
  } finally {
    rmSync(lock)
  }
}

function take(lock: string) {
  try {
    symlinkSync(String(process.pid), lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(linkOf(lock))
    if (isAlive(holder))
      throw new SiteLocked(
        `Another command is working on this site (process ${holder}). Try again when it has finished.`,
      )
    rmSync(lock, { force: true })
    symlinkSync(String(process.pid), lock)
  }
}

/** Signal 0 only tests. EPERM means that the process of another user is alive. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
