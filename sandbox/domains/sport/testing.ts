import type { FastifyInstance } from 'fastify'
import type { BetOrder, SlipOrder } from './slip.ts'
import { signedIn } from '../../testing/browser.ts'

/** An outcome as the API shows it. */
interface ShownOutcome {
  id: string
  odds: number
}

/** An event as the API shows it. */
export interface ShownEvent {
  id: string
  sport: string
  name: string
  status: string
  suspended: boolean
  startsAt: string
  score?: [number, number]
  periods?: [number, number][]
  runners?: { number: number; place?: number }[]
  markets: { id: string; kind: string; line?: number; suspended: boolean; outcomes: ShownOutcome[] }[]
}

/** A bet as the API shows it. */
export interface ShownBet {
  id: string
  stake: number
  odds: number
  possibleWin: number
  win: number
  status: string
  selections: { event: string; status: string; odds: number }[]
  cashOut?: number
}

/** An answer of the sportsbook’s own calls: the fields of all of them. */
interface Answer {
  error?: string
  count: number
  rows: ShownEvent[] & ShownBet[]
  bets: ShownBet[]
  bet: ShownBet
  balance: number
  signedIn: boolean
  selections: { event: string; odds: number }[]
  value: number
}

const api = '/sportsbook/v1'
let slips = 0

/** The sportsbook’s API as a vendor’s page calls it. */
export function openBook(app: FastifyInstance, token: string) {
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: Answer }> {
    const headers = { host: 'sport.vendors.localhost:80', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await app.inject({ method, url: `${api}${path}`, headers, ...(body && { payload: body }) })
    return { status: response.statusCode, body: response.json() }
  }

  // Accepts moved odds, because they may change between reading them and placing the slip.
  const place = (
    bets: BetOrder[],
    { id = `slip-${String(++slips).padStart(6, '0')}`, acceptOdds = 'any' }: Partial<SlipOrder> = {},
  ) => call('POST', '/slips', { id, acceptOdds, bets })

  return {
    call,
    place,
    /** The first events of a sport that begin in two hours or later. */
    async upcoming(sport: string, count: number): Promise<ShownEvent[]> {
      const events = (await call('GET', `/events?sport=${sport}&live=false&size=200&markets=main`)).body.rows
      return events
        .filter(({ startsAt }) => sport === 'horse-racing' || Date.parse(startsAt) > Date.now() + 7_200_000)
        .slice(0, count)
    },
    event: async (id: string): Promise<ShownEvent> =>
      (await call('GET', `/events/${id}`)).body as unknown as ShownEvent,
    bet: async (id: string): Promise<ShownBet> => (await call('GET', `/bets/${id}`)).body.bet,
  }
}

/** The token of a demo player’s session with a vendor. */
export async function sportToken(app: FastifyInstance, login: string, call = 'altenar'): Promise<string> {
  const browser = await signedIn(app, login)
  const answer = (await browser.get(`/api/json-rpc/create-session/${call}`)).json<{ token?: string; value?: string }>()
  return answer.token ?? /data-token="([^"]+)"/.exec(answer.value ?? '')?.[1] ?? ''
}

/** The selection of an outcome at the shown odds. */
export function pick(
  event: ShownEvent,
  outcome: string,
  market = event.markets[0]!.id,
): BetOrder['selections'][number] {
  const shown = event.markets.find(({ id }) => id === market)!.outcomes.find(({ id }) => id === outcome)!
  return { event: event.id, market, outcome, odds: shown.odds }
}
