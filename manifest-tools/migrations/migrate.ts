import { applyChanges } from '../json/change.ts'
import { isObject } from '../json/pointer.ts'
import type { Migration } from './migration.ts'
import { migrations } from './migrations.ts'

/** The result for one file: its new text and the migrations applied, or the reason why it was left unchanged. */
export interface Migrated {
  text: string
  applied: string[]
  refused?: string
}

/**
 * Migrates a manifest’s text to the newest version, keeping its layout. A text of that version is returned unchanged.
 */
export function migrate(text: string, all: readonly Migration[] = migrations): Migrated {
  const newest = 1 + all.length
  const version = versionOf(text)
  if (typeof version === 'string') return { text, applied: [], refused: version }
  if (version > newest)
    return {
      text,
      applied: [],
      refused: `it has version ${version}, newer than this engine’s ${newest}: update the project`,
    }
  const due = all.slice(version - 1)
  const migrated = due.reduce((older, { changes }, index) => {
    const raised = { pointer: '/manifestVersion', value: version + index + 1 }
    return applyChanges(older, [...changes(JSON.parse(older)), raised])
  }, text)
  return {
    text: migrated,
    applied: due.map(({ description }, index) => `${version + index} → ${version + index + 1}: ${description}`),
  }
}

/** Returns the version, or the reason why it cannot be read. */
function versionOf(text: string): number | string {
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch {
    return 'it is not valid JSON'
  }
  if (!isObject(manifest)) return 'it is not a JSON object'
  const { manifestVersion: version } = manifest
  if (Number.isInteger(version) && (version as number) >= 1) return version as number
  return version === undefined
    ? 'it has no manifestVersion'
    : `its manifestVersion is ${JSON.stringify(version)}, not a positive integer`
}
