import type { Market, Outcome, SlipOrder, SportEvent } from './api-types.ts'
import { Refused } from './client.ts'
import { money } from './format.ts'
import { eventTitle } from './names.ts'
import { isPlayer, type Notice } from './state.ts'
import { betsOf, combines, keyOf, newSlipId, totalsOf, type Selection } from './slip.ts'
import { emptied } from './slip-memory.ts'
import type { Store } from './store.ts'
import { say } from './texts.ts'

/** The player’s actions on the bet slip and on bets. */
export class Betting {
  readonly #store: Store
  /** The order in progress: the same slip keeps its id until its result is known. */
  #sending: { id: string; content: string } | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** Adds an outcome to the slip or removes it. */
  toggle(event: SportEvent, market: Market, outcome: Outcome): void {
    const { slip } = this.#store.state
    const picked = { event: event.id, market: market.id, outcome: outcome.id }
    const rest = slip.selections.filter((selection) => keyOf(selection) !== keyOf(picked))
    if (rest.length < slip.selections.length) return this.#select(rest)
    const selection: Selection = {
      ...picked,
      sport: event.sport,
      eventName: eventTitle(this.#store.state, event),
      outcomeName: outcome.name,
      kind: market.kind,
      line: market.line,
      odds: outcome.odds,
      suspended: false,
      closed: false,
      live: event.status === 'live',
      stake: '',
    }
    this.#select([...rest, selection])
  }

  remove(selection: Selection): void {
    this.#select(this.#store.state.slip.selections.filter((each) => each !== selection))
  }

  clear(): void {
    this.#store.setSlip(emptied(this.#store.state.slip))
  }

  #select(selections: Selection[]): void {
    const { slip } = this.#store.state
    const grew = selections.length > slip.selections.length
    const next = { ...slip, selections }
    const mode =
      combines(next) && (slip.mode === 'combination' || (grew && selections.length === 2)) ? 'combination' : 'single'
    this.#store.setSlip({ ...next, mode: combines(next) ? mode : 'single' })
  }

  /** Accepts the current odds. */
  agree(): void {
    const { slip } = this.#store.state
    this.#store.setSlip({ ...slip, selections: slip.selections.map((selection) => ({ ...selection, was: undefined })) })
  }

  /** Sends the slip. A visitor is asked to sign in; a player with too little money is offered a deposit. */
  async place(): Promise<void> {
    const { state } = this.#store
    if (!isPlayer(state)) return this.#store.options.events.login?.()
    const digits = state.account?.digits ?? 2
    const bets = betsOf(state.slip, digits)
    if (bets.length === 0 || state.isPlacing) return
    if (totalsOf(state.slip, digits).stake > (state.account?.balance ?? 0)) return this.#refuse('funds', {})
    this.#store.change({ isPlacing: true, notice: null })
    try {
      const { bets: placed, balance } = await this.#store.client.place({
        ...this.#named(bets),
        acceptOdds: state.acceptOdds,
      })
      this.#sending = undefined
      this.#store.setSlip(emptied(state.slip))
      this.#store.change({ placed, isSlipOpen: true })
      this.#store.setBalance(balance)
      this.#store.options.events.bet?.(placed.map(({ id }) => id))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.reason !== 'unreachable') this.#sending = undefined
      this.#refuse(error.reason, error.details)
    } finally {
      this.#store.change({ isPlacing: false })
    }
  }

  #named(bets: SlipOrder['bets']): Pick<SlipOrder, 'id' | 'bets'> {
    const content = JSON.stringify(bets)
    if (this.#sending?.content !== content) this.#sending = { id: newSlipId(), content }
    return { id: this.#sending.id, bets }
  }

  #refuse(reason: string, details: Refused['details']): void {
    const { state } = this.#store
    if (reason === 'sign-in' || reason === 'expired') void this.#store.readAccount()
    if (details.selections) this.#mark(reason, details.selections)
    const amounts = { min: money(state, details.min ?? 0), max: money(state, details.max ?? details.maxWin ?? 0) }
    const key = reason === 'limits' && details.maxWin !== undefined ? 'maxWin' : reason
    const known = `refused.${key}` in state.texts ? key : 'server'
    const kind: Notice['kind'] =
      reason === 'funds'
        ? 'funds'
        : reason === 'odds-changed'
          ? 'changed'
          : reason === 'sign-in' || reason === 'expired'
            ? 'sign-in'
            : 'error'
    this.#store.change({ notice: { kind, text: say(state.texts, `refused.${known}`, amounts) } })
  }

  /** Updates the selections that the server named: changed odds, suspended, closed. */
  #mark(reason: string, named: NonNullable<Refused['details']['selections']>): void {
    const { slip } = this.#store.state
    const selections = slip.selections.map((selection) => {
      const found = named.find((each) => keyOf(each) === keyOf(selection))
      if (!found) return selection
      if (reason === 'odds-changed' && found.odds)
        return { ...selection, odds: found.odds, was: selection.was ?? selection.odds }
      return { ...selection, suspended: reason === 'suspended', closed: reason === 'closed' }
    })
    this.#store.change({ slip: { ...slip, selections } })
  }

  /** The first call asks for confirmation, the second takes the offer that was shown. */
  async cashOut(bet: string, value: number): Promise<void> {
    const { cashOut, texts } = this.#store.state
    if (cashOut?.bet !== bet) return this.#store.change({ cashOut: { bet, isSent: false } })
    if (cashOut.isSent) return
    this.#store.change({ cashOut: { bet, isSent: true } })
    try {
      const { bet: left, balance } = await this.#store.client.cashOut(bet, value)
      const { bets } = this.#store.state
      if (bets.status === 'ready')
        this.#store.change({
          bets: { status: 'ready', value: bets.value.map((each) => (each.id === bet ? left : each)) },
        })
      this.#store.change({ cashOut: null })
      this.#store.setBalance(balance)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const key = `cashOut.${error.reason}`
      this.#store.change({ cashOut: { bet, isSent: false, text: say(texts, key in texts ? key : 'refused.server') } })
    }
  }
}
