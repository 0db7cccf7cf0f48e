import type {
  Banner,
  Category,
  Game,
  GameList,
  GameSession,
  Jackpot,
  JackpotInfo,
  Popup,
  PopupList,
  Provider,
  StaticPage,
} from '#api'
import { type Own, bit, type Converters, seconds, upper } from '../platform.ts'
import { optional } from './scalars.ts'

const banner = (it: Banner) => ({
  banner_id: `bnr_${it.id}`,
  headline: it.title,
  teaser: it.text,
  picture: { desktop: it.image },
  cta: { url: it.link, label: it.buttonText },
  position: it.place === 'home' ? 1 : 2,
  weight: String(it.priority),
})

const page = ({ id, lang, title, html }: StaticPage) => ({ page_id: id, language: lang, name: title, text: html })

const message = (it: Own<Popup>) => ({
  message_id: `msg_${it.id}`,
  language: it.lang,
  subject: it.title,
  body: it.text,
  ...optional('picture', it.image),
  ...optional('cta', it.button, ({ text, link }) => ({ label: text, url: link })),
  read: bit(it.isViewed),
  sent_at: seconds(it.createdAt),
})

const game = (it: Game) => ({
  id: it.id,
  spec: {
    provider_id: it.providerId,
    provider_name: it.providerName,
    name: it.name,
    image_url: it.image,
    fun_real: it.hasDemo ? 'BOTH' : 'REAL',
    ...optional('volatility', it.volatility, upper),
    ...optional('payout', it.rtp, String),
    ...optional('stake_min', it.minBet),
    ...optional('stake_max', it.maxBet),
    ...optional('stake_currency', it.betCurrency),
    ...optional('palette', it.imageColors),
    ...optional('live_table', it.table, ({ dealer, freeSeats }) => ({
      ...optional('dealer_name', dealer),
      ...optional('seats_free', freeSeats),
    })),
  },
  category: `games.${it.type}`,
  groups: it.categories,
  labels: { new: bit(it.isNew), hot: bit(it.isHot), jackpot: bit(it.hasJackpot) },
})

const session = (opened: GameSession) => ({
  launch: 'url' in opened ? { address: opened.url } : { markup: opened.html },
})

/** A jackpot; its amount is a decimal string. */
export const jackpot = ({ id, name, kind, level, amount, currency, lastWonAt, lastWonAmount }: Jackpot) => ({
  jackpot_id: id,
  title: name,
  family: upper(kind),
  tier: String(level),
  pot: String(amount),
  currency,
  ...optional('last_won_at', lastWonAt, seconds),
  ...optional('last_won_amount', lastWonAmount, String),
})

const token = (opened: { token: string }) => ({ access_token: opened.token })

const valued = ({ value }: { value: string }) => ({ session: { key: value } })

/** The answers about games, sport and what editors write. */
export const contentAnswers: Converters = {
  'GET /banners': (list: Banner[]) => ({ rows: list.map(banner) }),
  'GET /pages/client': (list: StaticPage[]) => ({ items: list.map(page), total: list.length }),
  'GET /pages/client/{id}': page,
  'GET /popups': ({ count, rows }: Own<PopupList>) => ({ items: rows.map(message), total: String(count) }),
  'PATCH /popups/{id}/set-viewed': message,
  'GET /games': ({ count, rows }: GameList) => ({ items: rows.map(game), total: count }),
  'GET /games/providers': (list: Provider[]) => ({
    rows: list.map(({ id, name, games }) => ({ code: id, title: name, games_count: games })),
  }),
  'GET /games/categories': (list: Category[]) => ({
    structure: list.map(({ id, name, count }) => ({ category_id: id, name, games_count: count })),
  }),
  'GET /my/recent-games': (list: Game[]) => ({ rows: list.map(game) }),
  'POST /games/{providerId}/{gameId}/session': session,
  'GET /info/jackpot': ({ currency, items, rates = [] }: JackpotInfo) => ({
    iso_code: currency,
    pots: items.map(jackpot),
    fx: rates.map((known) => ({ iso_code: known.currency, per_unit: String(known.rate) })),
  }),
  'GET /json-rpc/create-session/fundist': ({ SessionHTML }: { SessionHTML: string }) => ({ markup: SessionHTML }),
  'GET /json-rpc/create-session/ga-group': valued,
  'GET /json-rpc/create-session/horses': valued,
  'GET /json-rpc/create-session/altenar': token,
  'GET /json-rpc/create-session/betby': token,
  'GET /json-rpc/create-session/sp': token,
}
