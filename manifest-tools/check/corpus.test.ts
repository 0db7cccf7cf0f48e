import { describe, expect, it } from 'vitest'
import schema from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { validateManifest } from '#schemas/validate-manifest.js'
import { catalogue } from './catalogue.ts'
import { brief, check, resolved, specimens } from '#testing/manifest-corpus.ts'

const wrong = ['wrong-by-schema.json', 'wrong-by-rule.json', 'wrong-by-edit.json'].flatMap(specimens)
const valid = specimens('valid.json')

describe('an invalid manifest has exactly the expected findings', () => {
  it.each(wrong.map((specimen) => [specimen.what, specimen] as const))('%s', (_what, specimen) => {
    expect(check(specimen).map(brief)).toEqual(specimen.findings)
  })
})

describe('a valid manifest has no findings', () => {
  it.each(valid.map((specimen) => [specimen.what, specimen] as const))('%s', (_what, specimen) => {
    expect(check(specimen).map(brief)).toEqual([])
  })
})

describe('the corpus', () => {
  const found = wrong.flatMap((specimen) => check(specimen))

  it('is large enough, and every title is unique', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60)
    expect(valid.length).toBeGreaterThanOrEqual(50)
    const told = [...wrong, ...valid].map(({ what }) => what)
    expect(told.filter((what, index) => told.indexOf(what) < index)).toEqual([])
  })

  it('covers every code of the catalogue, with its severity', () => {
    /**
     * Not covered: the corpus has pictures, version 1 has no older version, every keyword has a description, a checked brand exists, can be read and is
     * called lumina, and a file of 2 MB is no specimen. Licences that change and contradict each other are those of licences.test.ts. `brand check` tells two codes of the list “before going live” (before-live.test.ts).
     */
    const elsewhere = [
      'assets/not-checked',
      'json/too-large',
      'licences/coming',
      'licences/contradict-each-other',
      'live/back-end',
      'live/game-hosts',
      'live/hosts',
      'live/logo',
      'live/services',
      'live/share-picture',
      'live/sportsbook',
      'live/support',
      'live/terms',
      'manifest/file-name',
      'manifest/invalid',
      'manifest/not-found',
      'manifest/not-readable',
      'manifest/older-version',
      'manifest/reserved-id',
    ]
    const severities = Object.fromEntries(found.map(({ code, severity }) => [code, severity]))
    const expected = Object.entries(catalogue).filter(([code]) => !elsewhere.includes(code))
    expect(severities).toEqual(Object.fromEntries(expected.map(([code, { severity }]) => [code, severity])))
  })

  it('every finding of a rule has an effect', () => {
    const byRule = specimens('wrong-by-rule.json').flatMap((specimen) => check(specimen))
    expect(byRule.filter(({ effect }) => !effect).map(brief)).toEqual([])
  })

  it('violates every keyword that the schema uses', () => {
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
