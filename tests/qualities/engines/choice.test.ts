import { expect, it } from 'vitest'
import { brands } from '#testing/choice.ts'
import { readChoice } from './choice.ts'
import { journeys } from './journeys/journeys.ts'

it('chooses everything, or what the options name', () => {
  expect(readChoice([])).toEqual({
    engine: ['chromium', 'firefox', 'webkit'],
    brand: brands.map(({ id }) => id),
    width: [375, 1440],
    journey: journeys.map(({ name }) => name),
  })
  expect(readChoice(['--engine', 'webkit', '--journey', 'sign-in,sport: sp', '--width', '320'])).toMatchObject({
    engine: ['webkit'],
    journey: ['sign-in', 'sport: sp'],
    width: [320],
  })
})

it('refuses what it does not know', () => {
  expect(() => readChoice(['--brand', 'nobody'])).toThrow('Unknown: nobody')
})

it('has a brand for each journey', () => {
  const without = journeys.filter(({ suits }) => !brands.some(({ manifest }) => suits(manifest)))
  expect(without.map(({ name }) => name)).toEqual([])
})
