import type { Bet, BetList, BetsQuery } from '#api'
import type { Database } from '../../app/db/database.ts'
import type { HistoryOwner } from './service.ts'
import { iso, timesOf } from '../../app/times.ts'
import { toMajor } from '../../app/money.ts'
import { coverPath } from '../../art/sets.ts'

/** One page of a player’s bets, latest first. `origin` is prepended to the covers’ paths, which are in the folder `art`. */
export async function listBets(
  db: Database,
  { userId, currency }: HistoryOwner,
  query: BetsQuery,
  { origin, art }: { origin: string; art: string },
): Promise<BetList> {
  const { page = 1, size = 20 } = query
  const matching = matchingBets(db, userId, query)
  const sums = await matching
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>(eb.case().when('status', '=', 'cancelled').then(0).else(eb.ref('stake')).end()).as('stake'),
      fn.sum<number | null>('win').as('win'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await matching
    .leftJoin('games', (join) =>
      join.onRef('games.provider_id', '=', 'bets.provider_id').onRef('games.id', '=', 'bets.game_id'),
    )
    .leftJoin('slip_bets', 'slip_bets.bet_id', 'bets.id')
    .selectAll('bets')
    .select(['games.name', 'slip_bets.cashed_out'])
    .orderBy('placed_at', 'desc')
    .orderBy('bets.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const totals = { stake: toMajor(sums.stake ?? 0, currency), win: toMajor(sums.win ?? 0, currency), currency }
  return { count: sums.count, rows: rows.map(toBet), totals }

  function toBet(row: (typeof rows)[number]): Bet {
    const { provider_id: providerId, game_id: gameId, name } = row
    return {
      id: String(row.id),
      kind: row.kind,
      ...(providerId &&
        gameId &&
        name && { game: { providerId, gameId, name, image: origin + coverPath(art, providerId, gameId) } }),
      ...(row.event !== null && { event: row.event }),
      ...(row.odds !== null && { odds: row.odds }),
      ...(row.kind === 'casino' && { round: row.round ?? String(row.id) }),
      stake: toMajor(row.stake, row.currency),
      win: toMajor(row.status === 'cancelled' ? 0 : row.win, row.currency),
      currency: row.currency,
      status: row.status,
      ...(row.cashed_out === 1 && { cashedOut: true }),
      at: iso(row.placed_at),
      ...(row.settled_at !== null && { settledAt: iso(row.settled_at) }),
    }
  }
}

function matchingBets(db: Database, userId: number, query: BetsQuery) {
  const { from, to } = timesOf(query)
  let bets = db
    .selectFrom('bets')
    .where('bets.user_id', '=', userId)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
  if (query.kind) bets = bets.where('bets.kind', '=', query.kind)
  if (query.status) bets = bets.where('bets.status', '=', query.status)
  return bets
}
