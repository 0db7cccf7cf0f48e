import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { environments } from '../../publish/brands/environment.ts'
import type { AuditEntry } from '../../publish/store/audit.ts'
import { SiteLocked, UnusableStore } from '../../publish/store/errors.ts'
import { locked } from '../../publish/store/folder/lock.ts'
import type { SiteStore } from '../../publish/store/site-store.ts'
import { fail } from '../open-brand.ts'
import type { Around } from '../../publish/store/change-site.ts'

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

/** The option for where the content of pages is read. */
export const platformOption = () =>
  new Option(
    '--platform <address>',
    'where the content of pages is read, of brands whose API is on the pages’ own origin',
  ).argParser(asAddress)

function asAddress(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new InvalidArgumentError('It must be an address such as https://api.example.com.')
  return text
}

/** The option for where the site is. */
export const siteOption = () =>
  new Option('--site <address>', 'folder of the site, or an S3-compatible store: s3://bucket/prefix').default('site')

/** Runs what works on a site. A site that is busy or cannot be used exits with the reason. */
export async function onSite<Result>(site: string, act: (store: SiteStore) => Promise<Result>): Promise<Result> {
  try {
    return await act(await openStore(site, reportCompleted))
  } catch (error) {
    if (error instanceof SiteLocked || error instanceof UnusableStore) return fail(error.message)
    throw error
  }
}

/** Whether an address names a store of objects, not a folder. */
const isObjects = (address: string) => address.startsWith('s3://')

/** Opens a site in a folder, or at `s3://bucket/prefix`. Code is loaded for the kind that is meant. */
const openStore = async (address: string, completed?: Around['completed']): Promise<SiteStore> =>
  isObjects(address)
    ? (await import('../../publish/store/s3/s3-store.ts')).s3Store(address, completed)
    : (await import('../../publish/store/folder/folder-store.ts')).folderStore(address, completed)

/** Prints which change was completed. */
export const reportCompleted = (interrupted: readonly AuditEntry[]) =>
  console.error(`Completed a change that was interrupted: ${describe(interrupted)}.`)

/** Runs an action while the site in a folder is locked; exits if another command holds the lock. */
export function alone<Result>(site: string, act: () => Result): Result {
  try {
    return locked(site, act)
  } catch (error) {
    if (error instanceof SiteLocked) return fail(error.message)
    throw error
  }
}

/** Misuse, unless the site is in a folder: a store of objects has no schedule. */
export function expectFolder(site: string, command: Command) {
  if (isObjects(site)) command.error(`error: publications are scheduled in a folder, not in ${site}`)
}

/** Misuse, unless something has been published to a site, and of each brand that is named. */
export async function expectPublished(store: SiteStore, site: string, command: Command, ...ids: string[]) {
  const brands = await store.brands()
  if (brands.length === 0) command.error(`error: nothing has been published to ${site}`)
  expectBrands(ids, brands, command)
}

/** A missing build is misuse. */
export function expectBuild(build: string, command: Command) {
  if (!existsSync(`${build}/.vite/manifest.json`)) command.error(`error: no build in ${build}: run npm run build`)
}

/** `publish of lumina, nova by maria at 2026-11-22T19:00:00.000Z` */
export function describe(change: readonly AuditEntry[]): string {
  const [{ action, by, at }] = change as [AuditEntry]
  const brands = change.flatMap(({ brand }) => brand ?? [])
  return `${action}${brands.length > 0 ? ` of ${brands.join(', ')}` : ''} by ${by} at ${at}`
}

/** Unknown brands are misuse. */
export function expectBrands(ids: string[], known: string[], command: Command) {
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length > 0) command.error(`error: no such brand: ${unknown.join(', ')} (brands: ${known.join(', ')})`)
}
