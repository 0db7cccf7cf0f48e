import { laterDomains } from '#testing/later.ts'
import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import './page.ts'
import { createInstance } from 'i18next'
import { autorun, reaction, toJS } from 'mobx'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { createHttp } from '#engine/data/http.ts'
import { startRealtime } from '#engine/realtime/realtime.ts'
import { cashbackStore } from '#domains/offers/cashback-store.ts'
import { popupStore } from '#domains/content/popup-store.ts'
import { createStores, type Stores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import type { BackEnd, Truth } from './back-end.ts'
import { Chance } from './chance.ts'
import { Line } from './line.ts'
import { manifest } from './manifest.ts'
import { turnMs, when } from './turns.ts'

/** The number of turns after which everything must match the server. */
const maxTurns = 3000 / turnMs

/** The balance of the former player while another signs in; no other balance is as high. */
const leftBalance = 7000

/** The state of a page’s connection. */
export type State = 'connected' | 'lost' | 'on its way'

/** One player’s page with its own line, and random events on the server, drawn from the seed. */
export class Run {
  readonly chance: Chance
  readonly line: Line
  /** When the connection was lost, as values of `performance.now()`. */
  readonly lost: number[] = []
  stores!: Stores
  login = ''
  /** Sent notices, and whether each certainly arrived. */
  readonly #notices = new Map<string, boolean>()
  /** The texts of the notices that were shown. */
  readonly #shownNotices: string[] = []
  readonly #backEnd: BackEnd
  readonly #stops: (() => void)[] = []
  #next = { login: '', cookie: '' }

  constructor(backEnd: BackEnd, seed: number) {
    this.#backEnd = backEnd
    this.chance = new Chance(seed)
    this.line = new Line(() => backEnd.port)
  }

  /** Opens the page of a new player and waits until it matches the server. */
  async start(): Promise<void> {
    await this.line.open()
    const { login, cookie } = await this.#backEnd.enter()
    this.#next = await this.#backEnd.enter()
    Object.assign(this, { login })
    this.line.cookie = cookie
    const { user } = await this.#backEnd.truth(cookie)
    const i18n = createInstance()
    this.stores = createStores(manifest, createHttp(this.line.address), i18n)
    await i18n.init({ lng: 'en', resources: {} })
    this.stores.session.receive(user)
    await this.stores.get(jackpotStore).list.load()
    const { connection, toasts } = this.stores
    const note = (state: string) => state === 'reconnecting' && this.lost.push(performance.now())
    this.#stops.push(
      reaction(() => connection.state, note),
      // The player closes each notice at once, so that the next one is shown.
      reaction(
        () => toasts.toasts[0],
        (toast) => {
          if (!toast) return
          this.#shownNotices.push(toast.text)
          toasts.dismiss(toast.id)
        },
      ),
      startRealtime(this.stores, this.line.address, laterDomains),
    )
    await when(() => this.stores.get(popupStore).list.status === 'ready')
    await this.differences()
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop()
    await this.line.close()
  }

  /** Makes changes on the server while the page is connected, disconnected, or reconnecting. */
  async happen(times: number, state: State): Promise<void> {
    for (let count = 0; count < times; count++) {
      await this.#act(state)
      await wait(this.chance.whole(0, 40))
    }
  }

  /** Waits until the page matches the server. Returns the differences that remain after three seconds. */
  async differences(): Promise<string[]> {
    const truth = await this.#backEnd.truth(this.line.cookie)
    for (let turns = 0; ; turns = this.stores.connection.state === 'online' ? turns + 1 : 0) {
      const shown: Record<string, unknown> = this.#shown(truth)
      const wanted: Record<string, unknown> = { ...truth, jackpots: this.#backEnd.jackpots }
      const different = Object.keys(wanted).filter((name) => !isDeepStrictEqual(shown[name], wanted[name]))
      if (different.length === 0) return []
      if (turns === maxTurns)
        return different.map(
          (name) => `${this.login}: ${name} is ${JSON.stringify(shown[name])}, not ${JSON.stringify(wanted[name])}`,
        )
      await wait(turnMs)
    }
  }

  /**
   * The state that the page shows. The wheel’s stop time is ignored while a test sets the wheel, because the server
   * then has two values.
   */
  #shown(truth: Truth) {
    const { session, get } = this.stores
    const jackpots = get(jackpotStore)
    const { stopAt } = truth.user.fortuneWheel
    return toJS({
      user: session.user && { ...session.user, fortuneWheel: { ...session.user.fortuneWheel, stopAt } },
      wheel: truth.wheel && this.stores.get(wheelStore).data.value,
      cashback: this.stores.get(cashbackStore).last?.id,
      popups: this.stores.get(popupStore).list.value?.map(({ id }) => id),
      jackpots: jackpots.list.value,
    })
  }

  /** Returns the notices that were not shown once, or, sent without a connection, more than once. */
  wrongNotices(): string[] {
    const times = (text: string) => this.#shownNotices.filter((each) => each === text).length
    const wrong = [...this.#notices].filter(([text, isSure]) => times(text) > 1 || (isSure && times(text) === 0))
    return wrong.map(([text]) => `${text} was shown ${times(text)} times`)
  }

  /** Signs another player in while changes happen to the former one. Returns which of these reached the page. */
  async changePlayer(): Promise<string[]> {
    const former = this.login
    const { login, cookie } = this.#next
    const { user } = await this.#backEnd.truth(cookie)
    const { session } = this.stores
    const events = Array.from({ length: 10 }, (_, count) => [
      this.#backEnd.control('PATCH', `/users/${former}`, { balance: leftBalance + count }),
      this.#notify(former, `${former} left ${count}`),
    ])
    await wait(this.chance.whole(0, 10))
    const before = this.#shownNotices.length
    this.line.cookie = cookie
    session.enter(user)
    Object.assign(this, { login })
    const balances: number[] = []
    const stopNoting = autorun(() => balances.push(session.user?.balance ?? NaN))
    this.#stops.push(stopNoting)
    await Promise.all(events.flat())
    await this.happen(3, 'on its way')
    const different = await this.differences()
    const wrongBalances = balances
      .filter((balance) => balance >= leftBalance)
      .map((balance) => `${login} saw ${former}’s balance ${balance}`)
    const wrongNotices = this.#shownNotices.slice(before).filter((text) => text.startsWith(`${former} `))
    return [...different, ...wrongBalances, ...wrongNotices.map((text) => `${login} saw: ${text}`)]
  }

  #act(state: State): Promise<void> {
    const { chance, login } = this
    const path = `/users/${login}`
    const acts: [() => Promise<void>, ...(() => Promise<void>)[]] = [
      () => this.#backEnd.control('PATCH', path, { balance: chance.whole(1, 600_000) / 100 }),
      () => this.#backEnd.growJackpots(),
      () =>
        this.#backEnd.control('PATCH', path, {
          fortuneWheel: { status: chance.pick(['ALLOWED', 'IN_PROGRESS', 'FORBIDDEN']) },
        }),
      () => this.#backEnd.control('POST', `${path}/cashbacks`, { amount: chance.whole(1, 50) }),
      () => {
        const text = `${login} notice ${this.#notices.size}`
        this.#notices.set(text, state === 'connected')
        return this.#notify(login, text)
      },
      // No event announces a message, so a connected page does not know of it.
      () =>
        state !== 'lost' ? Promise.resolve() : this.#backEnd.control('POST', `${path}/popups`, { title: 'Hello' }),
    ]
    return chance.pick(acts)()
  }

  #notify(login: string, message: string): Promise<void> {
    const payload = {
      type: this.chance.pick(['success', 'info', 'warning']),
      content: [
        { lang: 'fr', message: 'non' },
        { lang: 'en', message },
      ],
    }
    return this.#backEnd.control('POST', '/emit', { event: 'notification', payload, login })
  }
}
