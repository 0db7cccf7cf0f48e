import type { LiveTable } from '#api'
import { dealerOf } from '../../art/dealer.ts'
import { seeded } from '../../art/random.ts'

/** The seats of a table of blackjack or poker; any number of players share the others. */
const seats = 7

/** What players are told of a live table. */
export function tableOf(row: { provider_id: string; id: string; name: string }): LiveTable {
  const table = { providerId: row.provider_id, id: row.id }
  const free = Math.floor(seeded(`seats/${row.provider_id}/${row.id}`).between(0, seats))
  return { dealer: dealerOf(table).name, ...(/blackjack|poker/i.test(row.name) && { freeSeats: free }) }
}
