import { applyChanges } from '../change.ts'
import { isObject } from '../pointer.ts'
import type { Migration } from './migration.ts'
import { migrations } from './migrations.ts'

/** What became of one file: its new text and the migrations it went through, or why it was left as it is. */
export interface Migrated {
  text: string
  applied: string[]
  refused?: string
}

/** Brings a manifest file’s text to the newest version, its layout kept. A text of that version comes back as it is. */
export function migrate(text: string, all: readonly Migration[] = migrations): Migrated {
  const newest = 1 + all.length
  const version = versionOf(text)
  if (typeof version === 'string') return { text, applied: [], refused: version }
  if (version > newest)
    return {
      text,
      applied: [],
      refused: `it is of version ${version}, newer than this engine’s ${newest}: update the project`,
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

/** Its version, or what keeps it from being read. */
function versionOf(text: string): number | string {
  let manifest: unknown
  try {
    manifest = JSON.parse(text)
  } catch {
    return 'it is not JSON'
  }
  if (!isObject(manifest)) return 'it is not an object { … }'
  const { manifestVersion: version } = manifest
  if (Number.isInteger(version) && (version as number) >= 1) return version as number
  return version === undefined
    ? 'it has no manifestVersion'
    : `its manifestVersion is ${JSON.stringify(version)}, not a number from 1 on`
}
