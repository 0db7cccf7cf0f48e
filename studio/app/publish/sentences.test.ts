import { expect, it } from 'vitest'
import type { Publishing } from '../../shared/calls.ts'
import { whenWords } from './date-time.ts'
import { deedsOf } from './sentences.ts'

const at = (minute: number) => `2026-12-01T10:0${minute}:00.000Z`
const none = { audit: [], writes: [], schedule: [] }
const wordsOf = (given: Partial<Publishing>) => deedsOf({ ...none, ...given }).map(({ words }) => words)

it('says who published what, and why, newest first', () => {
  const audit: Publishing['audit'] = [
    { change: 'a', at: at(1), by: 'Ana', action: 'publish', brand: 'one', version: 12, message: 'New summer colours' },
    { change: 'b', at: at(2), by: 'Ben', action: 'rollback', brand: 'one', version: 11, from: 12 },
    { change: 'c', at: at(3), by: 'Ana', action: 'remove-preview', brand: 'one' },
  ]
  expect(wordsOf({ audit })).toEqual([
    'Ana removed a preview link.',
    'Ben made version 11 live again.',
    'Ana published version 12: “New summer colours”.',
  ])
})

it('says which settings were saved, in the words of the forms', () => {
  const save = (settings: string[]) => wordsOf({ writes: [{ at: at(1), by: 'Ben', action: 'save', settings }] })
  expect(save(['texts'])).toEqual(['Ben saved changes to texts.'])
  expect(save(['theme', 'pages'])).toEqual(['Ben saved changes to theme and pages.'])
  expect(save(['theme', 'pages', 'texts', 'seo', 'hosts'])[0]).toMatch(/other settings\.$/)
  expect(wordsOf({ writes: [{ at: at(1), by: 'Ben', action: 'save', detail: 'ab12' }] })).toEqual([
    'Ben saved changes.',
  ])
  const picture = { at: at(1), by: 'Ben', action: 'picture', detail: '/brands/one/logo.svg' } as const
  expect(wordsOf({ writes: [picture] })).toEqual(['Ben uploaded the picture logo.svg.'])
  const page = { ...picture, action: 'page', detail: '/brands/one/pages/terms.en.md' } as const
  expect(wordsOf({ writes: [page] })).toEqual(['Ben wrote the static page terms.en.md.'])
})

it('says what became of a scheduled publication', () => {
  const entry = { id: 'x', brand: 'one', due: at(9), zone: 'UTC', by: 'Ana', at: at(1), live: 1 }
  const cancelled = { ...entry, state: 'cancelled', ended: at(2), cancelledBy: 'Ben' } as const
  const [last, first] = wordsOf({ schedule: [cancelled] })
  expect(last).toMatch(/^Ben cancelled the publication scheduled for 1 December 2026 at/)
  expect(first).toMatch(/^Ana scheduled a publication for 1 December 2026 at/)
  const failed = { ...entry, state: 'failed', ended: at(2), reason: 'Version 2 is live since.' } as const
  expect(wordsOf({ schedule: [failed] })[0]).toMatch(/was not made: Version 2 is live since\.$/)
})

it('says when something was as people do', () => {
  const now = new Date(2026, 11, 1, 15, 0)
  expect(whenWords(new Date(2026, 11, 1, 9, 5).toISOString(), now)).toBe('Today at 09:05')
  expect(whenWords(new Date(2026, 10, 30, 23, 5).toISOString(), now)).toBe('Yesterday at 23:05')
  expect(whenWords(new Date(2026, 2, 3, 10, 0).toISOString(), now)).toBe('3 March at 10:00')
  expect(whenWords(new Date(2025, 2, 3, 10, 0).toISOString(), now)).toBe('3 March 2025 at 10:00')
})
