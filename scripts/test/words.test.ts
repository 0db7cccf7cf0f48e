import { expect, it } from 'vitest'
import { readWords, unknownNames } from './words.ts'

it.each([
  [['money'], ['money'], []],
  [['money', 'studio-proxy'], ['money', 'studio-proxy'], []],
  [['engines', '--only', 'journeys'], ['engines'], ['--only', 'journeys']],
  [
    ['studio', 'tests/tools/studio/first-brand.spec.ts', '-u'],
    ['studio'],
    ['tests/tools/studio/first-brand.spec.ts', '-u'],
  ],
  [['pages', '--', 'medina'], ['pages'], ['medina']],
  [['--list'], [], ['--list']],
  [[], [], []],
])('%j is names and arguments', (words, names, rest) => {
  expect(readWords(words)).toEqual({ names, rest })
})

it('names the nearest of the known names', () => {
  const known = ['money', 'monkeys', 'studio', 'studio-proxy']
  expect(unknownNames(['money', 'studio'], known)).toBe('')
  expect(unknownNames(['monye'], known)).toBe('unknown: monye. Did you mean money?')
  expect(unknownNames(['stud', 'nothing'], known)).toBe(
    'unknown: stud. Did you mean studio or studio-proxy?\nunknown: nothing.',
  )
})
