import { expect, it } from 'vitest'
import type { ScheduledPublication } from '../../shared/calls.ts'
import { comingWords } from './coming.tsx'

const entry: ScheduledPublication = {
  id: 'x',
  brand: 'one',
  due: '2026-12-03T10:00:00.000Z',
  zone: 'Europe/Paris',
  by: 'Ana',
  at: '2026-12-01T10:00:00.000Z',
  state: 'waiting',
  live: 2,
}

it('says that a scheduled publication still goes live over the version that it was scheduled over', () =>
  expect(comingWords(entry, 2)).toMatch(
    /^A publication is scheduled for 3 December 2026 at 11:00.*: it will still go live, over this version\.$/,
  ))

it('says that it is not made once another version is live', () => {
  expect(comingWords(entry, 'new')).toContain(
    'It was scheduled over version 2: once another version is live, it is not',
  )
  expect(comingWords(entry, 1)).toContain('it is not made')
  const { live: _live, ...first } = entry
  expect(comingWords(first, 'new')).toContain('It was scheduled before the brand was live')
})

it('says that it keeps the settings that were saved then where changes are discarded', () =>
  expect(comingWords(entry, 'nothing')).toContain('the settings that were saved at 1 December 2026 at 11:00'))
