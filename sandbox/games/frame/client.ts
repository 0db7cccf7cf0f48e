import type { BetView } from '../../domains/games/play/bets.ts'
import type { GameConfig } from '../../domains/games/page/config.ts'
import type { Refusal } from '../../domains/games/play/game-error.ts'
import type { GameState } from '../../domains/games/play/game-state.ts'
import type { Order } from '../../domains/games/play/place.ts'

/** What a call about a bet answers. */
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

const waits = [500, 1000, 2000, 4000, 8000]

/** What the player sees of lost answers. */
interface Trouble {
  /** Hears when answers are lost, and when one comes again. */
  show(isTrouble: boolean): void
  /** Resolves when the player wants to try once more. */
  ask(): Promise<void>
}

/** Calls the game’s server. A call whose answer is lost is sent again as it was: the name of the bet keeps it from counting twice. */
export class Client {
  readonly #config: GameConfig
  readonly #trouble: Trouble

  constructor(config: GameConfig, trouble: Trouble) {
    this.#config = config
    this.#trouble = trouble
  }

  /** The state of the game; with `seen`, once the shared round is in another phase. */
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
      // What became of a bet must be known, so it is asked for until it is.
      if (attempt % waits.length === waits.length - 1 && method === 'POST') await this.#trouble.ask()
      else await new Promise((resolve) => setTimeout(resolve, waits[Math.min(attempt, waits.length - 1)]))
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
