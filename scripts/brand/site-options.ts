import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { locked, SiteLocked } from '../publish/site/lock.ts'
import { fail } from './open-brand.ts'

/** Who makes a change, and why, for the audit log. */
export interface Note {
  by: string
  message?: string
}

/** Adds the options for the audit log. */
export const addNote = (command: Command) =>
  command
    .option('--by <name>', 'who makes the change, for the audit log', userInfo().username)
    .option('--message <text>', 'reason, for the audit log')

/** A folder without a published site is misuse. */
export function expectSite(site: string, command: Command) {
  if (!existsSync(`${site}/brands`)) command.error(`error: nothing has been published to ${site}`)
}

/** A missing build is misuse. */
export function expectBuild(build: string, command: Command) {
  if (!existsSync(`${build}/.vite/manifest.json`)) command.error(`error: no build in ${build}: run npm run build`)
}

/** Runs an action while the site is locked; exits if another command holds the lock. */
export function alone<Result>(site: string, act: () => Result): Result {
  try {
    return locked(site, act)
  } catch (error) {
    if (error instanceof SiteLocked) return fail(error.message)
    throw error
  }
}

/** Unknown brands are misuse. */
export function expectBrands(ids: string[], known: string[], command: Command) {
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length > 0) command.error(`error: no such brand: ${unknown.join(', ')} (brands: ${known.join(', ')})`)
}
