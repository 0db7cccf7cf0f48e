import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { locked, SiteLocked } from '../publish/site/lock.ts'
import { fail } from './open-brand.ts'

/** Who does it, and why, for the audit log. */
export interface Note {
  by: string
  message?: string
}

/** Adds the flags that say who changes a site, and why. */
export const addNote = (command: Command) =>
  command
    .option('--by <name>', 'who does it, for the audit log', userInfo().username)
    .option('--message <text>', 'why, for the audit log')

/** Ends a command whose folder is no site. */
export function expectSite(site: string, command: Command) {
  if (!existsSync(`${site}/brands`)) command.error(`error: nothing was published in ${site}`)
}

/** Ends a command that publishes with a build that is not there. */
export function expectBuild(build: string, command: Command) {
  if (!existsSync(`${build}/.vite/manifest.json`))
    command.error(`error: there is no build in ${build}: make one with npm run build`)
}

/** Does something alone on a site; ends the command where another one is at work. */
export function alone<Result>(site: string, act: () => Result): Result {
  try {
    return locked(site, act)
  } catch (error) {
    if (error instanceof SiteLocked) return fail(error.message)
    throw error
  }
}

/** Ends a command that names brands which are none. */
export function expectBrands(ids: string[], known: string[], command: Command) {
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length > 0) command.error(`error: no such brand: ${unknown.join(', ')} (brands: ${known.join(', ')})`)
}
