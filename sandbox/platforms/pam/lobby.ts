import type {
  Banner,
  Category,
  Game,
  GameList,
  GameSession,
  Jackpot,
  JackpotInfo,
  MaxBalance,
  Promotion,
  Provider,
  StaticPage,
} from '#api'
import type { Own } from '../platform.ts'
import type { Rows } from './account.ts'
import { guid } from './names.ts'

const types = { slots: 'VIDEOSLOTS', live: 'LIVEDEALER', tv: 'LOTTERY', crash: 'CRASHGAMES', table: 'TABLEGAMES' }
const ownTypes = new Map(Object.entries(types).map(([own, theirs]) => [theirs, own]))
const ownType = (list?: string) =>
  list
    ?.split(',')
    .map((type) => ownTypes.get(type))
    .join(',')

const listOf = <T>(items: T[]) => ({ count: items.length, total: items.length, items })

/** The limits of a bet: amounts by currency. */
const limitsOf = ({ minBet, maxBet, betCurrency = '' }: Game) =>
  minBet === undefined || maxBet === undefined
    ? null
    : { min: { [betCurrency]: minBet }, max: { [betCurrency]: maxBet } }

/** A live table; `seats` is null at a table without seats. */
const tableOf = ({ table }: Game) =>
  table
    ? { croupier: table.dealer ?? null, seats: table.freeSeats === undefined ? null : { open: table.freeSeats } }
    : null

const game = (it: Game) => ({
  href: `/v1/casino/games/${it.providerId}/${it.id}`,
  id: it.id,
  name: it.name,
  type: types[it.type],
  thumbnail: it.image,
  hasFunMode: it.hasDemo,
  isNew: it.isNew,
  theoreticalPayOut: it.rtp === undefined ? null : it.rtp / 100,
  volatility: it.volatility ?? null,
  colors: it.imageColors ?? null,
  betLimits: limitsOf(it),
  liveTable: tableOf(it),
  vendor: { href: `/v1/casino/vendors/${it.providerId}`, id: it.providerId, displayName: it.providerName },
  groups: { count: it.categories.length, items: it.categories },
  tags: listOf([...(it.isHot ? ['HOT'] : []), ...(it.hasJackpot ? ['JACKPOT'] : [])]),
})

/** A jackpot; its amount is by currency. */
export const jackpot = ({ id, name, kind, level, amount, currency, lastWonAt, lastWonAmount }: Jackpot) => ({
  id,
  displayName: name,
  group: kind,
  level: `L${level}`,
  amount: { [currency]: amount },
  lastHit: lastWonAt && lastWonAmount !== undefined ? { at: lastWonAt, amount: { [currency]: lastWonAmount } } : null,
})

const launched = (session: GameSession) =>
  'url' in session ? { launchUrl: session.url } : { launchHtml: session.html }

/** `filter=vendor%3Dnova;name%3Dgold` → `{vendor: 'nova', name: 'gold'}`. */
const filterOf = (text = ''): Record<string, string | undefined> =>
  Object.fromEntries(new URLSearchParams(text.replaceAll(';', '&')))

/** `offset=40,limit=20` → page 3 of 20. */
function pageOf(text = '') {
  const { offset = 0, limit = 20 } = Object.fromEntries(new URLSearchParams(text.replaceAll(',', '&')))
  return { page: Number(offset) / Number(limit) + 1, size: limit }
}

const page = ({ id, lang, title, html }: StaticPage) => ({ slug: id, language: lang, headline: title, markup: html })

/** Games, sport and what editors write. */
export const lobbyRows: Rows = {
  'GET /v1/casino/games': async ({ own, query }) => {
    const { type, vendor, group, tags, ids, name } = filterOf(query['filter'])
    const { count, rows } = await own<GameList>('GET /games', {
      query: {
        ...pageOf(query['pagination']),
        type: ownType(type),
        provider: vendor,
        category: group,
        features: tags,
        keys: ids,
        search: name,
        sort: query['sortedField'],
        lang: query['language'],
      },
    })
    return { count: rows.length, total: count, items: rows.map(game) }
  },
  'GET /v1/casino/vendors': async ({ own, query }) => {
    const type = ownType(filterOf(query['filter'])['type'])
    const list = await own<Provider[]>('GET /games/providers', { query: { type, lang: query['language'] } })
    return listOf(list.map(({ id, name, games }) => ({ id, displayName: name, games: { total: games } })))
  },
  'GET /v2/casino/groups/lobby': async ({ own, query }) => {
    const type = ownType(filterOf(query['filter'])['type'])
    const list = await own<Category[]>('GET /games/categories', { query: { type, lang: query['language'] } })
    return listOf(list.map(({ id, name, count }) => ({ id, name, games: { total: count } })))
  },
  'POST /v1/casino/games/{vendor}/{gameId}/launch': async ({ own, params, body }) => {
    const { funMode, platform, language, lobbyUrl } = body
    const input = { mode: funMode ? 'demo' : 'real', device: platform === 'PC' ? 'desktop' : 'mobile', lang: language }
    const session = { ...input, ...(lobbyUrl !== undefined && { returnUrl: lobbyUrl }) }
    return launched(await own(`POST /games/${params['vendor']}/${params['gameId']}/session`, { body: session }))
  },
  'GET /v1/player/{id}/favorites': async ({ own }) => listOf((await own<Game[]>('GET /my/favourites')).map(game)),
  'POST /v1/player/{id}/favorites': ({ own, body }) => own(`PUT /my/favourites/${body['vendor']}/${body['gameId']}`),
  'DELETE /v1/player/{id}/favorites/{vendor}/{gameId}': ({ own, params }) =>
    own(`DELETE /my/favourites/${params['vendor']}/${params['gameId']}`),
  'GET /v1/player/{id}/games/last-played': async ({ own, query }) =>
    listOf((await own<Game[]>('GET /my/recent-games', { query: { size: query['limit'] } })).map(game)),
  'GET /v1/casino/jackpots': async ({ own }) => {
    const { currency, items, rates = [] } = await own<JackpotInfo>('GET /info/jackpot')
    const exchange = Object.fromEntries(rates.map((known) => [known.currency, known.rate]))
    return { currency, exchange, ...listOf(items.map(jackpot)) }
  },
  'GET /v1/casino/winners': async ({ own }) => {
    const list = await own<MaxBalance[]>('GET /info/max-balances')
    return listOf(list.map(({ login, amount, currency }) => ({ nickname: login, amount: { [currency]: amount } })))
  },
  'GET /v1/sports/launch/{vendor}': async ({ own, params, query }) => {
    const session = await own<Record<string, string>>(`GET /json-rpc/create-session/${params['vendor']}`, { query })
    return { launchToken: Object.values(session)[0] }
  },

  'GET /v1/content/banners': async ({ own, query }) => {
    const list = await own<Own<Banner>[]>('GET /banners', { query: { lang: query['language'] } })
    return listOf(
      list.map((it) => ({
        id: guid(it.id),
        headline: it.title,
        body: it.text,
        assets: [{ kind: 'background', url: it.image }],
        action: { title: it.buttonText, url: it.link },
        slot: `${it.place}-hero`,
        order: it.priority,
      })),
    )
  },
  'GET /v1/content/pages': async ({ own }) => listOf((await own<StaticPage[]>('GET /pages/client')).map(page)),
  'GET /v1/content/pages/{slug}': async ({ own, params }) => page(await own(`GET /pages/client/${params['slug']}`)),
  'GET /v1/content/promotions': async ({ own, query }) => {
    const list = await own<Promotion[]>('GET /promotions', { query: { lang: query['language'] } })
    return listOf(
      list.map((it) => ({
        slug: it.id,
        headline: it.title,
        body: it.text,
        markup: it.html,
        assets: [{ kind: 'background', url: it.image }],
        validity: { from: it.startsAt ?? null, to: it.endsAt ?? null },
        terms: it.terms ?? null,
        reward: {
          percent: it.share ?? null,
          upTo: it.amount === undefined ? null : { [it.currency ?? '']: it.amount },
          rules: it.conditions ?? null,
        },
        action: it.button ? { title: it.button.text, url: it.button.link } : null,
      })),
    )
  },
}
