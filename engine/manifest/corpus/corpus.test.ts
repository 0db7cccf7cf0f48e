import { describe, expect, it } from 'vitest'
import schema from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { validateManifest } from '#schemas/validate-manifest.js'
import { catalogue, type Code } from '../rules/catalogue.ts'
import { brief, check, resolved, specimens } from '#testing/corpus.ts'

const wrong = ['wrong-by-schema.json', 'wrong-by-rule.json'].flatMap(specimens)
const valid = specimens('valid.json')

describe('a wrong manifest yields what is planted, at its place, and no more', () => {
  it.each(wrong.map((specimen) => [specimen.what, specimen] as const))('%s', (_what, specimen) => {
    expect(check(specimen).map(brief)).toEqual(specimen.findings)
  })
})

describe('a valid manifest yields nothing', () => {
  it.each(valid.map((specimen) => [specimen.what, specimen] as const))('%s', (_what, specimen) => {
    expect(check(specimen).map(brief)).toEqual([])
  })
})

describe('the corpus', () => {
  const found = wrong.flatMap((specimen) => check(specimen))

  it('is large enough, and says each thing once', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60)
    expect(valid.length).toBeGreaterThanOrEqual(50)
    const told = [...wrong, ...valid].map(({ what }) => what)
    expect(told.filter((what, index) => told.indexOf(what) < index)).toEqual([])
  })

  it('holds every code of the catalogue, with its severity', () => {
    /** An engine of version 1 knows no older one, no keyword is without words, and a brand that is checked is there. */
    const elsewhere: Code[] = ['manifest/invalid', 'manifest/not-found', 'manifest/older-version']
    const severities = Object.fromEntries(found.map(({ code, severity }) => [code, severity]))
    const expected = Object.entries(catalogue).filter(([code]) => !elsewhere.includes(code as Code))
    expect(severities).toEqual(Object.fromEntries(expected.map(([code, { severity }]) => [code, severity])))
  })

  it('says of each finding of a rule what it means for players', () => {
    const byRule = specimens('wrong-by-rule.json').flatMap((specimen) => check(specimen))
    expect(byRule.filter(({ effect }) => !effect).map(brief)).toEqual([])
  })

  it('breaks every keyword that the schema uses', () => {
    const keywords = [
      'type',
      'enum',
      'const',
      'pattern',
      'minLength',
      'maxLength',
      'minItems',
      'maxItems',
      'uniqueItems',
      'minimum',
      'maximum',
      'required',
      'additionalProperties',
      'propertyNames',
      'discriminator',
      'if',
    ]
    const used = keywords.filter((keyword) => JSON.stringify(schema).includes(`"${keyword}":`))
    const broken = new Set(
      wrong.flatMap((specimen) =>
        validateManifest(resolved(specimen).manifest) ? [] : validateManifest.errors!.map(({ keyword }) => keyword),
      ),
    )
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((keyword) => !broken.has(keyword))).toEqual([])
  })
})
