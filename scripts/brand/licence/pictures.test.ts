import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DutyEvidence, Evidence, ScreenEvidence } from '#manifest-tools/licences/evidence.ts'
import { evidencePage } from './evidence-page.ts'
import { namedScreens, unseenLines, withPictures, type Sighting } from './pictures.ts'

let to: string
beforeEach(() => {
  to = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(to, 'pictures'))
})
afterEach(() => rmSync(to, { recursive: true }))

const home: ScreenEvidence = { page: 'MAIN', path: '/', shows: ['[data-limits-link]'] }
const limits: ScreenEvidence = { page: 'PROFILE', path: '/profile', shows: ['[data-setting=deposit]'] }
const wait: ScreenEvidence = { page: 'PROFILE', path: '/profile', shows: ['[data-limit-wait]'], who: 'newPlayer' }

const duty = (id: string, state: DutyEvidence['state'], ...screens: ScreenEvidence[]): DutyEvidence => ({
  id,
  says: `Says ${id}.`,
  source: { title: 'The law', read: 'own', readOn: '2026-11-26' },
  state,
  isBinding: true,
  settings: [],
  problems: [],
  screens,
})

const evidenceWith = (...duties: DutyEvidence[]): Evidence => ({
  note: 'A tool.',
  brand: 'lumina',
  name: 'Lumina',
  hosts: [],
  day: '2026-11-28',
  manifest: 'abc',
  strict: false,
  licences: [{ id: 'gb', name: 'Great Britain', authority: 'UKGC', draft: false, duties }],
})

const folder = () => join(to, 'pictures')
const languages = ['en', 'de']

const taken = (evidence: Evidence, sightings: Sighting[]) => {
  for (const { name, language } of sightings) writeFileSync(join(folder(), `${name}-${language}.png`), name)
  return withPictures(evidence, { folder: folder(), to, languages, sightings })
}

const seen = (name: string, language: string): Sighting => ({
  name,
  language,
  lacks: [],
  box: { x: 75, y: 90, width: 150, height: 45 },
})

it('names different screens of a page by number, and equal ones once', () => {
  const evidence = evidenceWith(duty('a', 'held', limits, home), duty('b', 'held', limits, wait))
  expect(namedScreens(evidence)).toMatchObject([
    { name: 'PROFILE', screen: limits },
    { name: 'MAIN', screen: home },
    { name: 'PROFILE-2', screen: wait },
  ])
})

it('keeps a duty held that every picture shows, and outlines where', () => {
  const evidence = taken(evidenceWith(duty('a', 'held', home)), [seen('MAIN', 'en'), seen('MAIN', 'de')])
  expect(evidence.licences[0]!.duties[0]).toMatchObject({
    state: 'held',
    screens: [{ pictures: [{ language: 'en', isSeen: true, box: { x: 75 } }, { isSeen: true }] }],
  })
  expect(unseenLines(evidence)).toEqual([])
  expect(evidencePage(evidence)).toContain('style="left: 20%; top: 10%; width: 40%; height: 5%"')
})

it('calls a duty unseen that one language does not show, with the page, the language and what is missing', () => {
  const missing = { name: 'MAIN', language: 'de', lacks: ['[data-limits-link]'] }
  const evidence = taken(evidenceWith(duty('a', 'held', home), duty('b', 'product', limits)), [
    seen('MAIN', 'en'),
    missing,
    seen('PROFILE', 'en'),
    seen('PROFILE', 'de'),
  ])
  expect(evidence.licences[0]!.duties.map(({ state }) => state)).toEqual(['unseen', 'product'])
  expect(unseenLines(evidence)).toEqual(['gb a: not seen on MAIN in de: [data-limits-link]'])
  expect(evidencePage(evidence)).toContain('Not seen on its screen')
})

it('says it of a screen that could not be reached, which has no picture', () => {
  const sighting = { name: 'MAIN', language: 'en', lacks: home.shows }
  const evidence = withPictures(evidenceWith(duty('a', 'held', home)), {
    folder: folder(),
    to,
    languages,
    sightings: [sighting],
  })
  expect(evidence.licences[0]!.duties[0]).toMatchObject({ state: 'unseen' })
  expect(evidencePage(evidence)).toContain('the screen could not be reached')
})

it('leaves a duty that is broken broken, and does not look for one that applies later', () => {
  const lacks = [{ name: 'MAIN', language: 'en', lacks: home.shows }]
  const evidence = taken(evidenceWith(duty('a', 'broken', home), duty('b', 'coming', limits)), lacks)
  expect(evidence.licences[0]!.duties.map(({ state }) => state)).toEqual(['broken', 'coming'])
  expect(namedScreens(evidence).map(({ name }) => name)).toEqual(['MAIN'])
})

it('takes pictures of your own for every screen of their page, and says nothing of what they show', () => {
  writeFileSync(join(folder(), 'PROFILE-en.png'), 'own')
  const evidence = withPictures(evidenceWith(duty('a', 'held', limits), duty('b', 'held', wait)), {
    folder: folder(),
    to,
    languages,
  })
  for (const { state, screens } of evidence.licences[0]!.duties) {
    expect(state).toBe('held')
    expect(screens[0]!.pictures).toEqual([
      { language: 'en', file: 'pictures/PROFILE-en.png', sha256: expect.any(String) },
    ])
  }
})

it('says of a duty that no screen shows it', () => {
  expect(evidencePage(evidenceWith(duty('a', 'held')))).toContain('No screen shows it.')
})
