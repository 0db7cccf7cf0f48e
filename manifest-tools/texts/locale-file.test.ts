import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addReview, localeFile, readReviews } from './locale-file.ts'

let manifests = { folder: '' }

beforeEach(() => {
  manifests = { folder: mkdtempSync(join(tmpdir(), 'reviews-')) }
})
afterEach(() => rmSync(manifests.folder, { recursive: true }))

const review = (by: string) => ({
  by,
  on: '2026-11-27',
  texts: [{ key: 'payment:pending.yes', english: 'Yes, cancel', text: 'Oui, annuler' }],
})

it('a language has no reviews until one is added, then all of them in order', () => {
  expect(readReviews(manifests, 'fr')).toEqual([])
  addReview(manifests, 'fr', review('Ada'))
  expect(addReview(manifests, 'fr', review('Bo'))).toBe(join(manifests.folder, 'locales/fr.json'))
  expect(readReviews(manifests, 'fr')).toEqual([review('Ada'), review('Bo')])
  expect(readReviews(manifests, 'de')).toEqual([])
})

it.each([
  ['no JSON', '{'],
  ['no list', '{ "reviewed": {} }'],
  ['no reviewer', JSON.stringify({ reviewed: [{ ...review('Ada'), by: ' ' }] })],
  ['no texts', JSON.stringify({ reviewed: [{ by: 'Ada', on: '2026-11-27' }] })],
])('a file with %s is an error with its place and a remedy', (_what, text) => {
  mkdirSync(join(manifests.folder, 'locales'))
  writeFileSync(localeFile(manifests, 'fr'), text)
  expect(() => readReviews(manifests, 'fr')).toThrow(
    `${localeFile(manifests, 'fr')} does not hold reviews as "brand language review" writes them: restore the file`,
  )
})
