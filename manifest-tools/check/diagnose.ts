import { validateManifest } from '#schemas/validate-manifest.js'
import type { Diagnostic, Finding } from './diagnostic.ts'
import { effectOf } from './effects.ts'
import { capitalised } from './label.ts'
import { child, parent } from '../json/pointer.ts'
import { independentErrors, type SchemaError } from './schema-error.ts'
import { unknownPages } from './page-keys.ts'
import { wordsFor } from './words.ts'

/**
 * Returns every problem of a resolved manifest, without file positions and fixes. Runs in the browser too, which has
 * only the flat manifest.
 */
export const diagnose = (manifest: unknown): Diagnostic[] =>
  findings(manifest).map(({ part: _part, fix: _fix, ...diagnostic }) => diagnostic)

/** Like `diagnose`, before findings are located in files. */
export function findings(manifest: unknown): Finding[] {
  if (validateManifest(manifest)) return unknownPages(manifest)
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

/** Drops the finding of a missing setting if its key, or that of an object around it, is only misspelt, or is that of no page. */
function withoutMisspelt(all: Finding[]): Finding[] {
  const misspelt = all.filter(({ part, suggestion }) => part === 'key' && suggestion)
  const noPages = all.filter(({ code, part }) => code === 'pages/unknown-page' && part === 'key')
  const meant = [
    ...misspelt.map(({ pointer, suggestion }) => `${child(parent(pointer), suggestion!)}/`),
    ...noPages.map(({ pointer }) => `${pointer}/`),
  ]
  return all.filter(({ part, pointer }) => part !== 'holder' || !meant.some((at) => `${pointer}/`.startsWith(at)))
}
