import { expect, test } from 'vitest'
import { proveWallet } from './proof.ts'

test('twenty players move money at random while the server is killed: nothing is lost, doubled, negative or unbalanced', async () => {
  const { faults, payments, lostAnswers } = await proveWallet({ operations: 120, players: 20, seed: 7 })
  expect(faults).toEqual([])
  expect(payments).toBeGreaterThan(50)
  expect(lostAnswers).toBeGreaterThan(0)
}, 60_000)
