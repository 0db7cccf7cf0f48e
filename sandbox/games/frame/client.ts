import type { BetView } from '../../domains/games/play/bets.ts'
import type { GameConfig } from '../../domains/games/page/config.ts'
import type { Refusal } from '../../domains/games/play/game-error.ts'
import type { GameState } from '../../domains/games/play/game-state.ts'
import type { Order } from '../../domains/games/play/place.ts'

/** The response of a call about a bet. */
export interface Answer extends Pick<GameState, 'jackpots'> {
  bet: BetView
  balance: number
}

/** A refusal by the game’s server. */
export class Refused extends Error {
  readonly reason: Refusal | 'server'

  constructor(reason: Refusal | 'server') {
    super(reason)
    this.reason = reason
  }
}

const retryDelays = [500, 1000, 2000, 4000, 8000]

/** How the player is told about lost responses. */
interface Trouble {
  /** Called when a response is lost and when calls work again. */
  show(isTrouble: boolean): void
  /** Resolves when the player wants to try again. */
  ask(): Promise<void>
}

/** Calls the game’s server. A call whose response is lost is sent again unchanged: the id of the bet prevents a second bet. */
export class Client {
  readonly #config: GameConfig
  readonly #trouble: Trouble

  constructor(config: GameConfig, trouble: Trouble) {
    this.#config = config
    this.#trouble = trouble
  }

  /** Reads the state of the game; with `seen`, waits until the shared round is in another phase. */
  state(seen?: string): Promise<GameState> {
    return this.#call('GET', seen === undefined ? '/state' : `/state?seen=${encodeURIComponent(seen)}`)
  }

  bet(order: Omit<Order, 'id'>): Promise<Answer> {
    return this.#call('POST', '/bets', { id: newId(), ...order })
  }

  decide(bet: BetView, action: string): Promise<Answer> {
    return this.#call('POST', `/bets/${bet.id}/decisions`, { step: bet.step ?? 0, action })
  }

  leave(bet: BetView): Promise<Answer> {
    return this.#call('POST', `/bets/${bet.id}/leave`)
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const response = await this.#send(method, path, body)
      if (response?.ok) {
        this.#trouble.show(false)
        return response.json() as Promise<T>
      }
      if (response && response.status < 500) throw new Refused(await reasonOf(response))
      this.#trouble.show(true)
      // The result of a bet must be known, so the call is repeated until the player stops it.
      if (attempt % retryDelays.length === retryDelays.length - 1 && method === 'POST') await this.#trouble.ask()
      else await new Promise((resolve) => setTimeout(resolve, retryDelays[Math.min(attempt, retryDelays.length - 1)]))
    }
  }

  #send(method: string, path: string, body?: object): Promise<Response | null> {
    const headers = {
      authorization: `Bearer ${this.#config.token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const request = { method, headers, credentials: 'omit' as const, ...(body && { body: JSON.stringify(body) }) }
    return fetch(`${this.#config.origin}/play/api${path}`, request).catch(() => null)
  }
}

async function reasonOf(response: Response): Promise<Refused['reason']> {
  const { error } = (await response.json().catch(() => ({}))) as { error?: Refusal }
  return error ?? 'server'
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
