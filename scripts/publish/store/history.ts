import { entriesOf } from './audit.ts'
import { currentOf, versionsOf } from './folder/layout.ts'
import { recordOf } from './record.ts'

/** The versions of each brand that were live one after the other; the last one is live. */
export type History = ReadonlyMap<string, readonly number[]>

/**
 * Reads the history from the audit log. Rolling back to the version before the live one removes the live one from it;
 * rolling back to any other version adds that version, so that rolling back again returns.
 */
export function readHistory(site: string): History {
  const history = new Map<string, readonly number[]>()
  for (const { action, brand = '', version } of entriesOf(site)) {
    const before = history.get(brand) ?? []
    if (action === 'unpublish') history.set(brand, [])
    else if (version !== undefined) history.set(brand, withVersion(before, version, action === 'rollback'))
  }
  return history
}

/** Returns the history after a version went live. */
export const withVersion = (before: readonly number[], version: number, isRollback: boolean): readonly number[] =>
  isRollback && before.at(-2) === version ? before.slice(0, -1) : [...before, version]

/** Returns the version that a rollback without a number restores: the kept one that was live before the live one. */
export function previousVersion(site: string, id: string, history: History): number | undefined {
  const [current, kept] = [currentOf(site, id), versionsOf(site, id)]
  const known = history.get(id) ?? []
  // A log that was moved away does not end with the live version.
  const before = known.at(-1) === current ? known.slice(0, -1) : [recordOf(site, id, current)?.from]
  return before.findLast((version) => version !== undefined && isEarlier(version, current, kept))
}

/** Whether a rollback can restore a version. */
export const isEarlier = (version: number, current: number | undefined, kept: readonly number[]) =>
  version !== current && kept.includes(version)
