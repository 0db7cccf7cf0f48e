import { describe, expect, it } from 'vitest'
import { brand, reading } from '#testing/brand.ts'
import { packOf } from '#testing/licences.ts'
import { diagnoseSources } from '../check/diagnose-sources.ts'
import { readContext } from '../check/context.ts'
import { readManifests } from '../layers/read-manifests.ts'
import { resolve } from '../layers/resolve.ts'
import { provenanceOf } from '../layers/provenance.ts'
import { applyEdits, editsOf } from '../json/change.ts'
import type { Packs } from '../licences/pack.ts'

const context = readContext(readManifests('manifests'))
const day = (text: string) => Date.parse(`${text}T12:00Z`)

interface Given {
  packs: Packs
  now?: number
  parent?: string
}

/** Resolves the brand with more settings, under these packs. */
function licensed(settings: object, { packs, now = day('2026-11-28'), parent }: Given) {
  const own = brand.replace('"seo"', `${JSON.stringify(settings).slice(1, -1)},\n  "seo"`)
  const text = parent ? own.replace('"base"', '"family"') : own
  const others: Record<string, string> = parent ? { family: parent } : {}
  const resolved = resolve('lumina', reading(text, others), [], { packs, now })
  const found = diagnoseSources(resolved, undefined, { ...context, packs, now })
  return { text, resolved, found: found.filter(({ code }) => code.startsWith('licences/')) }
}

const clock = packOf([{ id: 'clock', set: { '/playerProtection/realityCheckMinutes': { atMost: 60 } } }])
const minutes = (realityCheckMinutes: unknown) => ({ licences: ['gb'], playerProtection: { realityCheckMinutes } })

describe('a duty whose own source was read', () => {
  it('sets what the brand does not say, and names itself as the origin', () => {
    const { resolved, found } = licensed({ licences: ['gb'] }, { packs: { gb: clock } })
    expect(found).toEqual([])
    expect(resolved.manifest).toMatchObject({ playerProtection: { realityCheckMinutes: 60 } })
    const set = provenanceOf('/playerProtection/realityCheckMinutes', resolved, (name) => name)
    expect(set).toMatchObject({ value: 60, duty: 'licence gb, duty clock' })
  })

  it('leaves a stricter value alone', () => {
    const { resolved, found } = licensed(minutes(30), { packs: { gb: clock } })
    expect(found).toEqual([])
    expect(resolved.manifest).toMatchObject({ playerProtection: { realityCheckMinutes: 30 } })
  })

  it('refuses a laxer value by its name, with its source, both values, the place and a fix that works', () => {
    const { text, found } = licensed(minutes(120), { packs: { gb: clock } })
    expect(found).toMatchObject([
      {
        code: 'licences/violated',
        severity: 'error',
        file: 'lumina.json',
        line: 8,
        message:
          'Licence gb, duty clock: Says clock. "realityCheckMinutes" must be at most 60, but is 120. Source: The law (read at its source).',
        remedy: 'npm run brand -- check lumina --fix',
      },
    ])
    const fixed = applyEdits(text, editsOf(text, found[0]!.fix!))
    expect(fixed).toContain('"realityCheckMinutes":60')
  })

  it('refuses that a brand removes what it sets; the fix takes the null away', () => {
    const { text, found } = licensed(minutes(null), { packs: { gb: clock } })
    expect(found).toMatchObject([{ code: 'licences/violated', line: 8, fix: { remove: true } }])
    expect(applyEdits(text, editsOf(text, found[0]!.fix!))).not.toContain('null')
  })

  it('says nothing of a brand without the licence', () => {
    expect(licensed({ playerProtection: { realityCheckMinutes: 120 } }, { packs: { gb: clock } }).found).toEqual([])
  })
})

describe('who names a licence', () => {
  it('a brand that names none in place of its parent’s has none of its values', () => {
    const parent = JSON.stringify({ id: 'family', extends: 'base', abstract: true, licences: ['gb'] })
    const of = (settings: object) => licensed(settings, { packs: { gb: clock }, parent }).resolved.manifest
    expect(of({ project: 'X' })).toMatchObject({ playerProtection: { realityCheckMinutes: 60 } })
    expect(of({ licences: [] })).not.toHaveProperty('playerProtection.realityCheckMinutes')
  })

  it('a host has licences of its own, and the brand keeps to those of all hosts', () => {
    const se = packOf([{ id: 'breaks', set: { '/playerProtection/breaks': { exactly: true } } }])
    const settings = { licences: ['gb'], playerProtection: { breaks: false, realityCheckMinutes: 120 } }
    const hosts = (own: object) => ({ ...settings, hosts: { 'lumina.example': own } })
    const broken = (own: object) =>
      licensed(hosts(own), { packs: { gb: clock, se } }).found.map(({ message }) => message.split(':')[0])
    expect(broken({})).toEqual(['Licence gb, duty clock'])
    expect(broken({ licences: ['se'] })).toEqual(['Licence se, duty breaks'])
  })

  it('two licences that no value keeps are an error that names both', () => {
    const gb = packOf([{ id: 'on', set: { '/playerProtection/breaks': { exactly: true } } }])
    const se = packOf([{ id: 'off', set: { '/playerProtection/breaks': { exactly: false } } }])
    const { found } = licensed({ licences: ['gb', 'se'] }, { packs: { gb, se } })
    expect(found).toMatchObject([
      { code: 'licences/contradict-each-other', message: expect.stringContaining('Licence se, duty off') },
    ])
    expect(found[0]).not.toHaveProperty('fix')
  })
})

describe('how far a source was read', () => {
  const unread = packOf([
    { id: 'clock', set: { '/playerProtection/realityCheckMinutes': { atMost: 60 } }, read: 'secondHand' },
  ])
  const codes = (settings: object, packs: Packs) => licensed(settings, { packs }).found.map(({ code }) => code)

  it('second-hand duties warn, say so, and bind where the brand is strict', () => {
    expect(codes(minutes(120), { gb: unread })).toEqual(['licences/laxer-than-unverified'])
    expect(licensed(minutes(120), { packs: { gb: unread } }).found[0]!.message).toContain('(second hand)')
    expect(codes({ ...minutes(120), strictLicences: true }, { gb: unread })).toEqual(['licences/violated'])
  })

  it('drafts set nothing and only warn, also where the brand is strict', () => {
    const draft = { ...clock, draft: true }
    const { resolved } = licensed({ licences: ['gb'] }, { packs: { gb: draft } })
    expect(resolved.manifest).not.toHaveProperty('playerProtection.realityCheckMinutes')
    expect(codes({ ...minutes(120), strictLicences: true }, { gb: draft })).toEqual(['licences/laxer-than-unverified'])
  })
})

describe('when a duty applies', () => {
  const dated = packOf([
    {
      id: 'clock',
      set: { '/playerProtection/realityCheckMinutes': { atMost: 60 } },
      from: '2027-03-01',
      until: '2028-01-01',
    },
  ])
  const at = (now: number) => licensed(minutes(120), { packs: { gb: dated }, now }).found.map(({ code }) => code)

  it('is told from 60 days before, and refused from its first day in the licence’s zone until its last', () => {
    expect(at(day('2026-12-20'))).toEqual([])
    expect(at(day('2027-01-10'))).toEqual(['licences/coming'])
    expect(at(Date.parse('2027-02-28T23:59Z'))).toEqual(['licences/coming'])
    expect(at(Date.parse('2027-03-01T00:00Z'))).toEqual(['licences/violated'])
    expect(at(Date.parse('2028-01-01T00:00Z'))).toEqual([])
  })

  it('the warning says the day, what will be asked for and what players will notice', () => {
    const [found] = licensed(minutes(120), { packs: { gb: dated }, now: day('2027-02-27') }).found
    expect(found).toMatchObject({
      message: expect.stringContaining('applies from 2027-03-01 (Europe/London), in 2 days'),
      effect: 'from that day on players notice clock',
    })
  })

  it('sets its values from the first day on', () => {
    const set = (now: number) => licensed({ licences: ['gb'] }, { packs: { gb: dated }, now }).resolved.manifest
    expect(set(day('2027-02-01'))).not.toHaveProperty('playerProtection.realityCheckMinutes')
    expect(set(day('2027-03-02'))).toMatchObject({ playerProtection: { realityCheckMinutes: 60 } })
  })
})
