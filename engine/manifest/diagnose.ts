import { validateManifest } from '#schemas/validate-manifest.js'
import type { Diagnostic, Finding } from './diagnostic.ts'
import { effectOf } from './effects.ts'
import { child, parent } from './pointer.ts'
import { independentErrors, type SchemaError } from './schema-error.ts'
import { wordsFor } from './words.ts'

/** Everything wrong with a resolved manifest, without places in files or fixes for them: works in a browser, which has only the flat manifest. */
export const diagnose = (manifest: unknown): Diagnostic[] =>
  findings(manifest).map(({ part: _part, fix: _fix, ...diagnostic }) => diagnostic)

/** The same, before it is placed in a file. */
export function findings(manifest: unknown): Finding[] {
  if (validateManifest(manifest)) return []
  return withoutMisspelt(independentErrors(validateManifest.errors ?? []).map((error) => toFinding(error, manifest)))
}

function toFinding(error: SchemaError, manifest: unknown): Finding {
  const { accepted, suggestion, ...words } = wordsFor(error)
  const pointer = words.pointer ?? error.pointer
  const effect = effectOf(words.code, pointer, manifest)
  return {
    severity: 'error',
    part: 'value',
    ...words,
    message: capitalised(words.message),
    pointer,
    ...(accepted?.length ? { accepted } : {}),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(effect === undefined ? {} : { effect }),
  }
}

const capitalised = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** A setting that is missing because its key is misspelt is one finding, not two. */
function withoutMisspelt(all: Finding[]): Finding[] {
  const misspelt = all.filter(({ part, suggestion }) => part === 'key' && suggestion)
  const meant = new Set(misspelt.map(({ pointer, suggestion }) => child(parent(pointer), suggestion!)))
  return all.filter(({ part, pointer }) => part !== 'holder' || !meant.has(pointer))
}
