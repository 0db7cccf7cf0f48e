import { expect, it } from 'vitest'
import { differences } from './sizes.ts'

it('accepts what engines round, and one line of text', () => {
  expect(differences({ lobby: [376.5, 420], main: [375, 5120] }, { lobby: [375, 400], main: [375, 5000] })).toEqual([])
})

it('names blocks of another size, and blocks that only one engine shows', () => {
  const others = { lobby: [375, 400], main: [375, 5000], wheel: [40, 40] } as const
  expect(differences({ lobby: [378, 400], main: [375, 5200], search: [10, 10] }, others)).toEqual([
    'lobby: 378 × 400 in place of 375 × 400',
    'main: 375 × 5200 in place of 375 × 5000',
    'wheel: not here',
    'search: only here',
  ])
})
