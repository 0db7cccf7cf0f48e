import type { Game, GameSession, Jackpot } from '#api'
import type { PlatformCall } from '#engine/data/platform-adapter.ts'
import { given, type Money, moneyOf } from './names.ts'
import type { List, Rows } from './session.ts'

const types: Record<string, Game['type']> = {
  VIDEOSLOTS: 'slots',
  LIVEDEALER: 'live',
  LOTTERY: 'tv',
  CRASHGAMES: 'crash',
  TABLEGAMES: 'table',
}
const theirTypes = Object.fromEntries(Object.entries(types).map(([theirs, ours]) => [ours, theirs]))

interface TheirGame {
  id: string
  name: string
  type: string
  thumbnail: string
  hasFunMode: boolean
  isNew: boolean
  theoreticalPayOut: number | null
  volatility: 'low' | 'medium' | 'high' | null
  colors: Game['imageColors'] | null
  /** Absent or null where the platform does not know them. */
  betLimits?: { min: Money; max: Money } | null
  liveTable?: { croupier: string | null; seats: { open: number } | null } | null
  vendor: { id: string; displayName: string }
  groups: { items: string[] }
  tags: List<string>
}

function limitsOf({ min, max }: NonNullable<TheirGame['betLimits']>): Partial<Game> {
  const { amount: minBet, currency } = moneyOf(min)
  return { minBet, maxBet: moneyOf(max).amount, betCurrency: currency }
}

const game = (it: TheirGame): Game => ({
  id: it.id,
  providerId: it.vendor.id,
  providerName: it.vendor.displayName,
  name: it.name,
  image: it.thumbnail,
  type: types[it.type] ?? 'slots',
  categories: it.groups.items,
  isNew: it.isNew,
  isHot: it.tags.items.includes('HOT'),
  hasDemo: it.hasFunMode,
  hasJackpot: it.tags.items.includes('JACKPOT'),
  ...given({ rtp: it.theoreticalPayOut && Math.round(it.theoreticalPayOut * 10_000) / 100, volatility: it.volatility }),
  ...(it.colors && { imageColors: it.colors }),
  ...(it.betLimits && limitsOf(it.betLimits)),
  ...(it.liveTable && { table: given({ dealer: it.liveTable.croupier, freeSeats: it.liveTable.seats?.open }) }),
})

const pathOf = ({ providerId = '', gameId = '' }: PlatformCall['params']) =>
  `${encodeURIComponent(providerId)}/${encodeURIComponent(gameId)}`

/** `{vendor: 'nova', name: 'gold'}` → `vendor=nova;name=gold`. */
const filter = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join(';')

const theirType = (list: unknown) =>
  typeof list === 'string'
    ? list
        .split(',')
        .map((type) => theirTypes[type])
        .join(',')
    : undefined

interface TheirJackpot {
  id: string
  displayName: string
  group: Jackpot['kind']
  level: string
  amount: Money
  /** When it was last won. */
  lastHit: { at: string; amount: Money } | null
}

interface TheirJackpots extends List<TheirJackpot> {
  currency: string
  /** What one unit of the currency is worth in others. */
  exchange?: Record<string, number>
}

/** A jackpot. */
export const jackpot = ({ id, displayName, group, level, amount, lastHit }: TheirJackpot): Jackpot => ({
  id,
  name: displayName,
  kind: group,
  level: Number(level.slice(1)),
  ...moneyOf(amount),
  ...(lastHit && { lastWonAt: lastHit.at, lastWonAmount: moneyOf(lastHit.amount).amount }),
})

/** The sportsbooks’ sessions, each with the property that holds it. */
const sports = {
  fundist: 'SessionHTML',
  'ga-group': 'value',
  horses: 'value',
  altenar: 'token',
  betby: 'token',
  sp: 'token',
}

const sportRows: Rows = Object.fromEntries(
  Object.entries(sports).map(([vendor, property]): [string, Rows[string]] => [
    `GET /json-rpc/create-session/${vendor}`,
    async ({ query }, pam) => ({
      [property]: (await pam.send<{ launchToken: string }>('GET', `/v1/sports/launch/${vendor}`, { query }))
        .launchToken,
    }),
  ]),
)

/** Games and sport. */
export const lobbyRows: Rows = {
  ...sportRows,
  'GET /games': async ({ query }, pam) => {
    const { type, provider, category, features, keys, search, sort, page: number = 1, size = 20, lang } = query
    const parts = { vendor: provider, group: category, tags: features, ids: keys, name: search }
    const { total, items } = await pam.send<List<TheirGame>>('GET', '/v1/casino/games', {
      query: {
        pagination: `offset=${(Number(number) - 1) * Number(size)},limit=${String(size)}`,
        filter: filter({ ...parts, type: theirType(type) }),
        sortedField: sort,
        language: lang,
      },
    })
    return { count: total, rows: items.map(game) }
  },
  'GET /games/providers': async ({ query }, pam) => {
    const { items } = await pam.send<List<{ id: string; displayName: string; games: { total: number } }>>(
      'GET',
      '/v1/casino/vendors',
      { query: { filter: filter({ type: theirType(query['type']) }), language: query['lang'] } },
    )
    return items.map(({ id, displayName, games }) => ({ id, name: displayName, games: games.total }))
  },
  'GET /games/categories': async ({ query }, pam) => {
    const { items } = await pam.send<List<{ id: string; name: string; games: { total: number } }>>(
      'GET',
      '/v2/casino/groups/lobby',
      { query: { filter: filter({ type: theirType(query['type']) }), language: query['lang'] } },
    )
    return items.map(({ id, name, games }) => ({ id, name, count: games.total }))
  },
  'POST /games/{providerId}/{gameId}/session': async ({ params, body }, pam): Promise<GameSession> => {
    const { mode, device, lang, returnUrl } = body as Record<string, string>
    const opened = await pam.send<{ launchUrl: string } | { launchHtml: string }>(
      'POST',
      `/v1/casino/games/${pathOf(params)}/launch`,
      {
        body: {
          funMode: mode === 'demo',
          platform: device === 'desktop' ? 'PC' : 'Mobile',
          language: lang,
          lobbyUrl: returnUrl,
        },
      },
    )
    return 'launchUrl' in opened ? { url: opened.launchUrl } : { html: opened.launchHtml }
  },
  'GET /my/favourites': async (_call, pam) =>
    (await pam.ofPlayer<List<TheirGame>>('GET', '/favorites')).items.map(game),
  'GET /my/recent-games': async ({ query }, pam) =>
    (await pam.ofPlayer<List<TheirGame>>('GET', '/games/last-played', { query: { limit: query['size'] } })).items.map(
      game,
    ),
  'PUT /my/favourites/{providerId}/{gameId}': async ({ params }, pam) =>
    void (await pam.ofPlayer('POST', '/favorites', {
      body: { vendor: params['providerId'], gameId: params['gameId'] },
    })),
  'DELETE /my/favourites/{providerId}/{gameId}': async ({ params }, pam) =>
    void (await pam.ofPlayer('DELETE', `/favorites/${pathOf(params)}`)),
  'GET /info/jackpot': async (_call, pam) => {
    const { currency, exchange, items } = await pam.send<TheirJackpots>('GET', '/v1/casino/jackpots')
    const rates = Object.entries(exchange ?? {}).map(([other, rate]) => ({ currency: other, rate }))
    return { currency, items: items.map(jackpot), rates }
  },
  'GET /info/max-balances': async (_call, pam) => {
    const { items } = await pam.send<List<{ nickname: string; amount: Money }>>('GET', '/v1/casino/winners')
    return items.map(({ nickname, amount }) => ({ login: nickname, ...moneyOf(amount) }))
  },
}
