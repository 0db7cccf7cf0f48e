import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { SiteLocked } from '../errors.ts'
import { pause, pauses } from '../pauses.ts'
import { linkOf } from './layout.ts'

/** Runs an action while the site is locked; throws `SiteLocked` if another process holds the lock. */
export function locked<Result>(site: string, act: () => Result): Result {
  const release = takeLock(site, '.lock')
  try {
    return act()
  } finally {
    release()
  }
}

/**
 * Takes a lock of a site, and returns what releases it; throws `SiteLocked` if another process holds it. Locks of dead processes are
 * ignored. The lock is a link to the holder’s process id: it is created atomically, and also on a full disk.
 */
export function takeLock(site: string, name: `.${string}`): () => void {
  mkdirSync(site, { recursive: true })
  const lock = join(site, name)
  take(lock)
  held.add(lock)
  return () => {
    held.delete(lock)
    rmSync(lock)
  }
}

/** The locks that this process holds. Another one may have had its id before: in a container, each first process has the same. */
const held = new Set<string>()

/** Runs an action while the site is locked, again after a while if another command has locked it. */
export async function whenUnlocked<Result>(site: string, act: () => Result): Promise<Result> {
  for (const milliseconds of pauses) {
    try {
      return locked(site, act)
    } catch (error) {
      if (!(error instanceof SiteLocked)) throw error
      await pause(milliseconds)
    }
  }
  return locked(site, act)
}

function take(lock: string) {
  try {
    symlinkSync(String(process.pid), lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(linkOf(lock))
    if (holder === process.pid ? held.has(lock) : isAlive(holder))
      throw new SiteLocked(
        `Another command is working on this site (process ${holder}). Try again when it has finished.`,
      )
    rmSync(lock, { force: true })
    symlinkSync(String(process.pid), lock)
  }
}

/** Whether a process is alive. Signal 0 only tests. EPERM means that the process of another user is alive. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
