import type { FastifyInstance } from 'fastify'
import type { Win, WinInfo } from '#api'
import type { Database } from '../../app/db/database.ts'
import { convert, ratesFrom } from '../../app/exchange.ts'
import { toMajor, toMinor } from '../../app/money.ts'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import { coverPath } from '../../art/sets.ts'

/** The newest wins that are listed whatever their size, and among how many of them the big ones are listed too. */
const newest = 12
const among = 200
const most = 30
/** A win is big from this many stakes, or from this many euros. */
const bigStakes = 12
const bigEuros = 250

/** What players have won in games. */
export function winRoutes(api: FastifyInstance, { db, sites }: { db: Database; sites: Sites }): void {
  routesOf(api, 'wins').on('list', 'The latest wins and big ones', async (request): Promise<WinInfo> => {
    const { origin, art } = sites.callerOf(request)
    const wins = await listWins(db, among, (providerId, gameId) => origin + coverPath(art, providerId, gameId))
    const items = wins.filter(({ isBig }, index) => index < newest || isBig).slice(0, most)
    return { items, currency: 'EUR', rates: ratesFrom('EUR') }
  })
}

/** The latest win, as all sockets get it: with a path for the cover, because they belong to pages of several brands. */
export const latestWin = async (db: Database): Promise<Win | undefined> =>
  (await listWins(db, 1, (providerId, gameId) => coverPath('', providerId, gameId)))[0]

async function listWins(
  db: Database,
  limit: number,
  coverOf: (providerId: string, gameId: string) => string,
): Promise<Win[]> {
  const won = await db
    .selectFrom('bets')
    .innerJoin('users', 'users.id', 'bets.user_id')
    .innerJoin('games', (join) =>
      join.onRef('games.provider_id', '=', 'bets.provider_id').onRef('games.id', '=', 'bets.game_id'),
    )
    .where('bets.status', '=', 'won')
    .whereRef('bets.win', '>', 'bets.stake')
    .orderBy('bets.settled_at', 'desc')
    .orderBy('bets.id', 'desc')
    .limit(limit)
    .select(['bets.id', 'bets.win', 'bets.stake', 'bets.currency', 'users.login'])
    .select(['games.provider_id', 'games.id as game_id', 'games.name'])
    .execute()
  return won.map(({ id, win, stake, currency, login, provider_id: providerId, game_id: gameId, name }) => ({
    id,
    player: abbreviated(login),
    providerId,
    gameId,
    gameName: name,
    image: coverOf(providerId, gameId),
    amount: toMajor(win, currency),
    currency,
    isBig: win >= stake * bigStakes || convert(win, currency, 'EUR') >= (toMinor(bigEuros, 'EUR') ?? 0),
  }))
}

/** Shows the first two letters at most, and never the whole name. */
function abbreviated(login: string): string {
  const letters = Array.from(login)
  return `${letters.slice(0, Math.min(2, letters.length - 1)).join('')}***`
}
