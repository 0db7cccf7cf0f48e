import type { Around } from '../change-site.ts'
import { siteStore, type SiteStore } from '../site-store.ts'
import { readState } from '../state.ts'
import { expectConditions, openObjects } from './objects.ts'
import { s3Medium } from './s3-medium.ts'

/** A site at `s3://bucket/prefix`. Commands that meet wait for each other. Throws `UnusableStore`. */
export async function s3Store(address: string, completed?: Around['completed']): Promise<SiteStore> {
  const objects = openObjects(address)
  const medium = s3Medium(objects)
  if ((await readState(medium)).tag === undefined) await expectConditions(objects)
  return siteStore(medium, completed)
}
