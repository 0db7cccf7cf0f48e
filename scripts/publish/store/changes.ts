import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { effectsOf } from '#manifest-tools/diff/effects.ts'
import type { Note, Outcome } from './audit.ts'
import type { VersionRecord } from './record.ts'
import type { Wanted } from './wanted.ts'

interface Side {
  manifest: JsonObject
  /** The build’s version as shown in pages. */
  engine: string
}

/** Describes the changes from one version to another, one line each. */
function changesBetween(before: Side, after: Side): string[] {
  const effects = effectsOf(before.manifest, after.manifest).map(({ subject, change }) => `${subject}: ${change}`)
  return [...effects, ...(before.engine === after.engine ? [] : [`build: ${before.engine} → ${after.engine}`])]
}

/** A version: its record, and its manifest, which is read only where it is needed. */
export interface Version {
  record: VersionRecord
  manifest: () => JsonObject
}

interface NewVersion extends Note {
  version: number
  at: string
  /** The version of the build as shown in pages, and the name of its folder. */
  engine: string
  build: string
  digest: string
  languages: readonly string[]
  /** The live version that it replaces. */
  from: Version | undefined
}

/** Returns the record of a version that is to go live. */
export function newRecord(
  { id, manifest, hosts, pictures, frames }: Wanted,
  { version, at, by, message, engine, build, digest, languages, from }: NewVersion,
): VersionRecord {
  return {
    brand: id,
    version,
    at,
    by,
    ...(message ? { message } : {}),
    ...(from && { from: from.record.version }),
    engine,
    build,
    hosts: [...hosts],
    frames,
    ...(pictures && { pictures }),
    languages,
    digest,
    changes: from
      ? changesBetween(
          { manifest: from.manifest(), engine: from.record.engine },
          { manifest: JSON.parse(manifest) as JsonObject, engine },
        )
      : [version > 1 ? 'published again' : 'first published'],
  }
}

/** Returns the outcome of a switch. A version that returns has other changes than when it was published. */
export function switchOutcome(from: Version | undefined, to: Version): Outcome {
  const { brand, version, engine, hosts } = to.record
  const changes =
    !from || from.record.version === to.record.from
      ? to.record.changes
      : changesBetween({ manifest: from.manifest(), engine: from.record.engine }, { manifest: to.manifest(), engine })
  return { brand, version, ...(from && { from: from.record.version }), engine, hosts, changes }
}
