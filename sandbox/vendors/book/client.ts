import type { Bet, Pick, Rows, SlipOrder, Sport, SportEvent, State } from './api-types.ts'

/** A refusal by the sportsbook’s server with its reason and details. */
export class Refused extends Error {
  readonly reason: string
  readonly details: {
    selections?: (Pick & { odds?: number })[]
    value?: number
    min?: number
    max?: number
    maxWin?: number
  }

  constructor(reason: string, details: Refused['details'] = {}) {
    super(reason)
    this.reason = reason
    this.details = details
  }
}

/** The filters of a list of events. */
export interface EventQuery {
  sport?: string | undefined
  league?: string | undefined
  live?: boolean
  ids?: string
  markets?: 'main' | 'all'
  size?: number
}

interface ClientOptions {
  api: string
  /** Returns the current token; empty for a visitor. */
  token(): string
  /** Returns a new token for an expired one; undefined if there is none. */
  renew(): Promise<string | undefined>
}

/** Calls the sportsbook’s API. An expired token is renewed once per call. Rejects with `Refused`; its reason is `unreachable` if there was no response. */
export class Client {
  readonly #options: ClientOptions

  constructor(options: ClientOptions) {
    this.#options = options
  }

  state(): Promise<State> {
    return this.#call('GET', '/state')
  }

  sports(): Promise<Sport[]> {
    return this.#call('GET', '/sports')
  }

  events(query: EventQuery): Promise<Rows<SportEvent>> {
    return this.#call('GET', `/events?${search(query)}`)
  }

  event(id: string): Promise<SportEvent> {
    return this.#call('GET', `/events/${encodeURIComponent(id)}`)
  }

  results(query: Omit<EventQuery, 'live' | 'ids'>): Promise<{ rows: SportEvent[] }> {
    return this.#call('GET', `/results?${search(query)}`)
  }

  /** Places a slip. A lost response is requested once more with the same id, which places no second bet. */
  async place(order: SlipOrder): Promise<{ bets: Bet[]; balance: number }> {
    try {
      return await this.#call('POST', '/slips', order)
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== 'unreachable') throw error
      return this.#call('POST', '/slips', order)
    }
  }

  bets(status: 'open' | 'settled', size = 30): Promise<Rows<Bet> & { balance: number }> {
    return this.#call('GET', `/bets?status=${status}&size=${size}`)
  }

  cashOut(id: string, value: number): Promise<{ bet: Bet; balance: number }> {
    return this.#call('POST', `/bets/${encodeURIComponent(id)}/cash-out`, { value })
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    try {
      return await this.#send(method, path, body)
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== 'expired' || !(await this.#options.renew())) throw error
      return this.#send(method, path, body)
    }
  }

  async #send<T>(method: string, path: string, body?: object): Promise<T> {
    const token = this.#options.token()
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const request: RequestInit = { method, headers, credentials: 'omit', ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${this.#options.api}${path}`, request).catch(() => null)
    if (!response) throw new Refused('unreachable')
    const answer = (await response.json().catch(() => ({}))) as T & { error?: string }
    if (!response.ok) throw new Refused(answer.error ?? 'server', answer as Refused['details'])
    return answer
  }
}

const search = (query: object) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString()
