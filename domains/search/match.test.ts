import { expect, it } from 'vitest'
import { matchRank } from './match.ts'
import { otherSearches, readSynonyms } from './synonyms.ts'

it.each([
  ['deposit', 'Deposit', 0],
  ['wheel of', 'Wheel of fortune', 0],
  ['fortune', 'Wheel of fortune', 1],
  ['depost', 'Deposit', 2],
  ['histroy', 'Bet history', 2],
  ['depto', 'Dépôt', 2],
  ['reglages', 'Réglages', 0],
  ['kisisel', 'Kişisel bilgiler', 0],
  ['الإيداع', 'الإيداع', 0],
  ['cat', 'Deposit', undefined],
  ['xyz', 'Deposit', undefined],
  ['  ', 'Deposit', undefined],
])('%j matches %j: %s', (typed, name, rank) => {
  expect(matchRank(typed, name)).toBe(rank)
})

const synonyms = readSynonyms('plane = airplane, jet; dice = craps; broken; = none; empty = ')

it('reads synonyms, also with Arabic punctuation, and leaves out what is incomplete', () => {
  expect(synonyms).toEqual([
    { find: 'plane', words: ['airplane', 'jet'] },
    { find: 'dice', words: ['craps'] },
  ])
  expect(readSynonyms('plane = طائرة، طيارة؛ dice = نرد')).toEqual([
    { find: 'plane', words: ['طائرة', 'طيارة'] },
    { find: 'dice', words: ['نرد'] },
  ])
})

it.each([
  ['airplane', ['plane']],
  ['Paper airplane', ['paper plane']],
  ['airpl', ['plane']],
  ['airplnae', ['plane']],
  ['jets', ['plane']],
  ['plane', []],
  ['a', []],
  ['roulette', []],
])('%j also stands for %j', (typed, searches) => {
  expect(otherSearches(typed, synonyms)).toEqual(searches)
})
