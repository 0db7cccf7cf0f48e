import { keptVersions, type Published } from './published.ts'

/**
 * Returns the versions that were live one after the other, after a version went live. Rolling back to the version before the live one
 * removes the live one; rolling back to any other version adds that version, so that rolling back again returns.
 */
export const withVersion = (before: readonly number[], version: number, isRollback: boolean): readonly number[] =>
  isRollback && before.at(-2) === version ? before.slice(0, -1) : [...before, version]

/** Returns the version that a rollback without a number restores: the kept one that was live before the live one. */
export function previousVersion(state: Published, id: string): number | undefined {
  const { live, history = [] } = state.brands[id] ?? {}
  const kept = keptVersions(state, id)
  return live === undefined ? undefined : history.findLast((version) => version !== live && kept.includes(version))
}
