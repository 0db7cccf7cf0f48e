import { makeAutoObservable, observable } from 'mobx'
import type { Game, LiveTable, LiveTableState } from '#api'

/** What live tables have said of themselves since their games were read. */
class TableStore {
  private readonly changes = observable.map<string, LiveTable>()

  constructor() {
    makeAutoObservable<this, 'changes'>(this, { changes: false, of: false, hasChanged: false }, { autoBind: true })
  }

  /** The table of a game as it is now; undefined if it has none. */
  of(game: Game): LiveTable | undefined {
    return game.table && { ...game.table, ...this.changes.get(keyOf(game.providerId, game.id)) }
  }

  /** Whether the table has changed since its game was read. */
  hasChanged({ providerId, id }: Game): boolean {
    return this.changes.has(keyOf(providerId, id))
  }

  receive(tables: readonly LiveTableState[]) {
    for (const { providerId, gameId, ...table } of tables) {
      const key = keyOf(providerId, gameId)
      this.changes.set(key, { ...this.changes.get(key), ...table })
    }
  }
}

const keyOf = (providerId: string, gameId: string) => `${providerId}/${gameId}`

export const tableStore = () => new TableStore()
