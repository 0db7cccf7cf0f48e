import { expect, it } from 'vitest'
import { applyEdits, editsOf } from '../json/change.ts'
import type { Change } from './diagnostic.ts'
import { check, resolved, specimens, type Specimen } from '#testing/manifest-corpus.ts'

const textOf = (specimen: Specimen) => resolved(specimen).layers.find(({ name }) => name === 'lumina')!.text

/** Applies a change to the brand’s own file. */
function fixed(specimen: Specimen, fix: Change): Specimen {
  const text = textOf(specimen)
  return { ...specimen, text: [textOf({ ...specimen, text: undefined }), applyEdits(text, editsOf(text, fix))] }
}

const said = (specimen: Specimen) => check(specimen).map(({ code, message }) => `${code}: ${message}`)

const fixes = ['wrong-by-schema.json', 'wrong-by-rule.json']
  .flatMap(specimens)
  .flatMap((specimen) =>
    check(specimen).flatMap(({ fix, file, ...finding }) =>
      fix && file === 'lumina.json' ? [{ ...finding, specimen, fix }] : [],
    ),
  )

it('there are fixes for many codes', () => {
  expect(new Set(fixes.map(({ code }) => code)).size).toBeGreaterThan(15)
})

it.each(fixes.map((each) => [each.specimen.what, each] as const))(
  'the fix removes the finding: %s',
  (_what, { specimen, fix, code, message }) => {
    expect(said(specimen)).toContain(`${code}: ${message}`)
    expect(said(fixed(specimen, fix))).not.toContain(`${code}: ${message}`)
  },
)
