import type { GameKey, LiveTable, LiveTableList } from '#api'
import { dealerOf } from '../../art/dealer.ts'
import { seeded } from '../../art/random.ts'
import type { Database } from '../../app/db/database.ts'

interface Table extends GameKey {
  name: string
}

/** The seats of a table of blackjack or poker; any number of players share the others. */
const seats = 7
const hasSeats = ({ name }: Table) => /blackjack|poker/i.test(name)
/** How often the free seats of a table change, in milliseconds. */
const changesEveryMs = 20_000

/** The live tables: their dealers, and their free seats, which change while `move` is called. */
export class LiveTables {
  readonly #db: Database
  readonly #set = new Map<string, LiveTable>()
  /** The time that they show, milliseconds since 1970; 0 until they move. */
  #at = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** The dealer of a table, and its free seats if it has seats. */
  of(table: Table): LiveTable {
    const { name: dealer } = dealerOf({ providerId: table.providerId, id: table.gameId })
    return {
      dealer,
      ...(hasSeats(table) && { freeSeats: freeSeatsOf(table, this.#at) }),
      ...this.#set.get(keyOf(table)),
    }
  }

  /** Shows the tables as they are at a time, in milliseconds since 1970. Returns those that have changed. */
  async move(now: number): Promise<LiveTableList> {
    const before = this.#at
    this.#at = now
    const tables = await this.#db
      .selectFrom('games')
      .where('type', '=', 'live')
      .select(['provider_id as providerId', 'id as gameId', 'name'])
      .execute()
    return tables
      .filter((table) => hasSeats(table) && freeSeatsOf(table, before) !== freeSeatsOf(table, now))
      .map(({ providerId, gameId, name }) => ({ providerId, gameId, ...this.of({ providerId, gameId, name }) }))
  }

  /** Sets what a table shows from now on. */
  set(table: GameKey, state: LiveTable): void {
    this.#set.set(keyOf(table), { ...this.#set.get(keyOf(table)), ...state })
  }

  clear(): void {
    this.#set.clear()
    this.#at = 0
  }
}

const keyOf = ({ providerId, gameId }: GameKey) => `${providerId}/${gameId}`

/** Players come and go in waves, at each table at another time. */
function freeSeatsOf(table: Table, at: number): number {
  const phase = seeded(`seats/${keyOf(table)}`).between(0, 100)
  const wave = Math.sin(0.6 * Math.floor(at / changesEveryMs + phase))
  return Math.round((seats / 2) * (1 + wave))
}
