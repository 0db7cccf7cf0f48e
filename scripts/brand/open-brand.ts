import type { Command } from 'commander'
import { formatDiagnostic } from '#manifest-tools/check/format.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { resolver, type Resolved } from '#manifest-tools/layers/resolve.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import { diagnosesOf } from '#manifest-tools/check/diagnoses.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'

/** A manifest that was read with all its parents. */
export type Opened = Resolved & { manifest: JsonObject }

/**
 * Returns a function that resolves a named manifest. An unknown name is misuse; an unreadable manifest exits with its
 * problems.
 */
export function opener(command: Command, manifests: Manifests, names = manifests.parents()): (name: string) => Opened {
  const resolve = resolver(manifests.read, manifests.parents())
  return (name) => {
    if (!names.includes(name)) command.error(`error: ${noSuchBrand(name, names)}`)
    const resolved = resolve(name)
    if (!isOpened(resolved)) return fail(diagnosesOf(resolved, manifests).map(formatDiagnostic).join('\n\n'))
    return resolved
  }
}

/** Prints a reason and exits with 1. */
export function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

const isOpened = (resolved: Resolved): resolved is Opened => resolved.manifest !== undefined && resolved.complete

function noSuchBrand(name: string, names: string[]): string {
  const suggestion = suggest(name, names)
  return `no such brand: ${name} (brands: ${names.join(', ')})${suggestion ? `\n(Did you mean ${suggestion}?)` : ''}`
}
