import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JackpotInfo, JackpotList, LastCashback, Popup, PopupList, User, WheelStatusAnswer } from '#api'
import { buildSandbox, type Sandbox } from '../../../sandbox/app/server.ts'
import { Browser } from '../../../sandbox/testing/browser.ts'
import { familyB } from '../../../sandbox/domains/account/testing.ts'

/** The heartbeat, which limits how late a silent loss is detected, in milliseconds. */
export const heartbeat = { pingInterval: 1000, pingTimeout: 1500 }

/** The state that a player’s page should show. */
export interface Truth {
  user: User
  wheel: WheelStatusAnswer | undefined
  /** The id of an unseen cashback. */
  cashback: LastCashback['id']
  popups: Popup['id'][]
}

/** The sandbox with a database file, so that it can be restarted. */
export class BackEnd {
  port = 0
  jackpots: JackpotList = []
  #sandbox!: Sandbox
  #players = 0
  readonly #folder = mkdtempSync(join(tmpdir(), 'realtime-'))
  readonly #file = join(this.#folder, 'sandbox.sqlite')

  async start(): Promise<void> {
    this.#sandbox = await buildSandbox({ database: this.#file, control: true, heartbeat })
    await this.#sandbox.app.listen({ host: '127.0.0.1', port: this.port })
    this.port = (this.#sandbox.app.server.address() as AddressInfo).port
    await this.#readJackpots()
  }

  stop = () => this.#sandbox.close()

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true })
  }

  /** Registers a player in TND with a wheel and some money. Returns their login and cookies. */
  async enter(): Promise<{ login: string; cookie: string }> {
    const number = ++this.#players
    const login = `player${number}`
    const browser = new Browser(this.#sandbox.app, { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` })
    await browser.get('/api/auth/me')
    const { statusCode, body } = await browser.post('/api/betogol-signup', { ...familyB, login })
    if (statusCode !== 200) throw new Error(`${login}: ${body}`)
    await this.control('PATCH', `/users/${login}`, { balance: 1000 })
    return { login, cookie: browser.cookieHeader }
  }

  /** Makes a call of the control API. */
  async control(method: 'POST' | 'PATCH', path: string, payload: object): Promise<void> {
    const { statusCode, body } = await this.#sandbox.app.inject({ method, url: `/__sandbox${path}`, payload })
    if (statusCode >= 300) throw new Error(`${path}: ${statusCode} ${body}`)
  }

  /** Raises the jackpots and notifies everybody. */
  async growJackpots(): Promise<void> {
    await this.control('POST', '/jackpots/grow', {})
    await this.#readJackpots()
  }

  /** The current state on the server. */
  async truth(cookie: string): Promise<Truth> {
    const messages = '/popups?page=1&size=1000&order=createdAt&order_type=-1&lang=en&isViewed=false'
    return {
      user: (await this.#read<User>(cookie, '/auth/me'))!,
      wheel: await this.#read<WheelStatusAnswer>(cookie, '/fortune-wheel/status'),
      cashback: (await this.#read<LastCashback>(cookie, '/last-cashback'))!.id,
      popups: (await this.#read<PopupList>(cookie, messages))!.rows.map(({ id }) => id),
    }
  }

  async #read<T>(cookie: string, path: string): Promise<T | undefined> {
    const answer = await this.#sandbox.app.inject({ url: `/api${path}`, headers: { cookie } })
    return answer.statusCode === 200 ? answer.json<T>() : undefined
  }

  async #readJackpots(): Promise<void> {
    this.jackpots = (await this.#read<JackpotInfo>('', '/info/jackpot'))!.items
  }
}
