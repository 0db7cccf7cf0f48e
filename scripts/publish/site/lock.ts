import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process is at work on the site. */
export class SiteLocked extends Error {}

/** Does something while no other process changes the site; throws `SiteLocked` where one does. A process that has died holds nothing. */
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

/** A link is made at one blow and with the holder’s number in it, or not at all. */
function take(file: string, own: string) {
  try {
    linkSync(own, file)
  } catch {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder))
      throw new SiteLocked(`Another command is at work on this site (process ${holder}). Try again once it has ended.`)
    rmSync(file, { force: true })
    linkSync(own, file)
  }
}

/** Signal 0 asks; a process of somebody else’s is alive too. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
