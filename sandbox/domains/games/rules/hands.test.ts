import { describe, expect, test } from 'vitest'
import { keyedChance } from '../../../app/secure-chance.ts'
import { blackjackRules, total } from './blackjack-rules.ts'
import { dealFrom } from './cards.ts'
import type { HandRules } from './rules.ts'
import { rankOf, threeCardRules } from './three-card-rules.ts'

const cards = (text: string) => text.split(' ')

/** Plays a hand with these decisions; returns its return and its final state. */
function play(rules: HandRules, deck: string, bets: Record<string, number>, ...actions: string[]) {
  let state = rules.deal(bets, cards(deck))
  for (const action of actions) {
    expect(rules.decisions(state).map((decision) => decision.action)).toContain(action)
    state = rules.decide(state, action)
  }
  expect(rules.decisions(state)).toEqual([])
  return rules.returns(state)
}

test.each([
  ['blackjack', blackjackRules],
  ['three-card poker', threeCardRules],
] as const)('%s, played well, has the stated return', (name, rules) => {
  const chance = keyedChance('test', name)
  const rounds = 20_000
  let [staked, returned] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const hand = rules.playWell(dealFrom(rules.packs, 24, chance))
    staked += hand.staked
    returned += hand.returned
  }
  expect(Math.abs(returned / staked - rules.rtp)).toBeLessThan(0.03)
})

describe('blackjack', () => {
  const rules = blackjackRules as HandRules
  // Dealt in turn: player, dealer, player, dealer, then the rest.
  test.each([
    ['AS 9H KD 7C', [], 250],
    ['AS AH KD KC', [], 100],
    ['9S AH KD KC', [], 0],
    ['9S 9H KD 7C 5D', ['stand'], 0],
    ['9S 9H KD 7C 9D', ['stand'], 200],
    ['9S 9H KD 8C 5D', ['stand'], 200],
    ['9S 9H TD TC', ['stand'], 100],
    ['9S 9H 5D 7C KD', ['hit'], 0],
    ['9S 9H 5D 7C 7D TC', ['hit'], 200],
    ['6S 9H 5D 7C KD TC', ['double'], 400],
    ['6S 9H 5D TC 2D', ['double'], 0],
  ])('%s with %j returns %d of 100', (deck, actions, returned) => {
    expect(play(rules, deck, { deal: 100 }, ...actions)).toBe(returned)
  })

  test('the dealer’s second card is shown only at the end, the deck never', () => {
    const state = rules.deal({ deal: 100 }, cards('9S 9H 5D 7C 2D 3H'))
    expect(rules.show(state)).toMatchObject({ dealer: ['9H'], totals: { player: 14, dealer: 9 } })
    expect(JSON.stringify(rules.show(state))).not.toMatch(/7C|2D|3H/)
    expect(rules.show(rules.decide(state, 'stand'))).toMatchObject({ dealer: ['9H', '7C', '2D'] })
  })

  test('aces count as eleven while possible', () => {
    expect(total(cards('AS AH'))).toEqual({ total: 12, soft: true })
    expect(total(cards('AS AH 9D'))).toEqual({ total: 21, soft: true })
    expect(total(cards('AS KH 9D'))).toEqual({ total: 20, soft: false })
  })
})

describe('three-card poker', () => {
  const rules = threeCardRules as HandRules
  test.each([
    // The dealer does not qualify: the ante wins, the play bet is returned.
    ['KS 9H 4D JS 8H 2D', { ante: 100 }, ['play'], 300],
    ['KS 9H 4D QS 8H 2D', { ante: 100 }, ['play'], 400],
    ['QS 9H 4D KS 8H 2D', { ante: 100 }, ['play'], 0],
    ['QS 9H 4D QD 9C 4S', { ante: 100 }, ['play'], 200],
    ['QS 9H 4D KS 8H 2D', { ante: 100 }, ['fold'], 0],
    // A straight’s bonus is paid even if the dealer’s hand is better.
    ['4S 5H 6D 7S 7H 7D', { ante: 100 }, ['play'], 100],
    ['9S 9H 4D 7S 7H 7D', { ante: 100, 'pair-plus': 50 }, ['play'], 100],
    ['9S 9H 9D KS 8H 2D', { ante: 100, 'pair-plus': 50 }, ['play'], 400 + 400 + 1550],
  ])('%s with %j and %j returns %d', (deck, bets, actions, returned) => {
    expect(play(rules, deck, bets as Record<string, number>, ...actions)).toBe(returned)
  })

  test('hands rank in their order', () => {
    const order = [
      'QS 9H 4D',
      'AS KH 9D',
      '2S 2H 3D',
      'AS AH KD',
      '2S 4S 5S',
      'AS 2H 3D',
      '4S 5H 6D',
      'QS KH AD',
      '2S 2H 2D',
      '4S 5S 6S',
    ]
    const strengths = order.map((hand) => rankOf(cards(hand)).strength)
    expect(strengths).toEqual(strengths.toSorted((one, other) => one - other))
    expect(new Set(strengths).size).toBe(order.length)
  })

  test('the dealer’s cards are hidden until the decision', () => {
    const state = rules.deal({ ante: 100 }, cards('KS 9H 4D JS 8H 2D'))
    expect(rules.show(state)).toMatchObject({ dealer: [], hands: { player: 'high', dealer: null }, qualifies: null })
    expect(JSON.stringify(rules.show(state))).not.toMatch(/JS|8H|2D/)
  })
})
