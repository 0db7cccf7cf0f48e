import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { Option, type Command } from 'commander'
import { environments } from '../publish/environment.ts'
import type { Intention } from '../publish/site/audit.ts'
import { exclusive } from '../publish/site/exclusive.ts'
import { SiteLocked } from '../publish/site/lock.ts'
import { fail } from './open-brand.ts'

/** Adds the options for the audit log. */
export const addNote = (command: Command) =>
  command
    .option('--by <name>', 'who makes the change, for the audit log', userInfo().username)
    .option('--message <text>', 'reason, for the audit log')

/** The option for the settings that a page is published with. */
export const environmentOption = () =>
  new Option('--environment <name>', 'whose settings of "api" and "services" apply')
    .choices(environments)
    .default('production')

/** A folder without a published site is misuse. */
export function expectSite(site: string, command: Command) {
  if (!existsSync(`${site}/brands`)) command.error(`error: nothing has been published to ${site}`)
}

/** A missing build is misuse. */
export function expectBuild(build: string, command: Command) {
  if (!existsSync(`${build}/.vite/manifest.json`)) command.error(`error: no build in ${build}: run npm run build`)
}

/**
 * Runs an action while the site is locked, after an interrupted change is completed; exits if another command holds the
 * lock. `makeSpace` is called if the disk is too full to complete it.
 */
export function alone<Result>(site: string, act: () => Result, makeSpace?: (interrupted: Intention) => void): Result {
  try {
    const completed = (interrupted: Intention) =>
      console.error(`Completed a change that was interrupted: ${describe(interrupted)}.`)
    return exclusive(site, act, { makeSpace, completed })
  } catch (error) {
    if (error instanceof SiteLocked) return fail(error.message)
    throw error
  }
}

/** `publish of lumina, nova by maria at 2026-11-22T19:00:00.000Z` */
export function describe({ action, steps, by, at }: Intention): string {
  const brands = steps.flatMap((step) => ('brand' in step ? step.brand : 'record' in step ? step.record.brand : []))
  return `${action}${brands.length > 0 ? ` of ${brands.join(', ')}` : ''} by ${by} at ${at}`
}

/** Unknown brands are misuse. */
export function expectBrands(ids: string[], known: string[], command: Command) {
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length > 0) command.error(`error: no such brand: ${unknown.join(', ')} (brands: ${known.join(', ')})`)
}
