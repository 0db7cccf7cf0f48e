import { linesOf, type AuditEntry } from './audit.ts'
import { currentOf, versionsOf } from './layout.ts'
import { recordOf } from './record.ts'

/** The versions of each brand that were live one after the other; the last one is live. */
export type History = ReadonlyMap<string, readonly number[]>

/**
 * Reads the history from the audit log. Rolling back to the version before the live one removes the live one from it;
 * rolling back to any other version adds that version, so that rolling back again returns.
 */
export function readHistory(site: string): History {
  const history = new Map<string, number[]>()
  for (const line of linesOf(site)) {
    const { action, brand = '', version, ...entry } = JSON.parse(line) as Partial<AuditEntry> & { state?: string }
    if (entry.state !== undefined) continue
    const before = history.get(brand) ?? []
    if (action === 'unpublish') history.set(brand, [])
    else if (version === undefined) continue
    else if (action === 'rollback' && before.at(-2) === version) history.set(brand, before.slice(0, -1))
    else history.set(brand, [...before, version])
  }
  return history
}

/** Returns the version that a rollback without a number restores: the kept one that was live before the live one. */
export function previousVersion(site: string, id: string, history: History): number | undefined {
  const [current, kept] = [currentOf(site, id), versionsOf(site, id)]
  const known = history.get(id) ?? []
  // A log that was moved away does not end with the live version.
  const before = known.at(-1) === current ? known.slice(0, -1) : [recordOf(site, id, current)?.from]
  return before.findLast((version) => version !== undefined && version !== current && kept.includes(version))
}
