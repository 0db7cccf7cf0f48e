import axios from 'axios'
import { loadChanges } from '#engine/data/http.ts'
import type { User } from '#api'
import { buildSandbox, type Sandbox } from '../../../../sandbox/app/server.ts'
import { testDatabase } from '../../../../sandbox/testing/database.ts'
import { Browser } from '../../../../sandbox/testing/browser.ts'
import { familyB } from '../../../../sandbox/domains/account/testing.ts'
import { openedPages } from './wire.ts'

const password = familyB.password

/** The host of a brand in USDT. */
const usdtHost = 'usdt.localhost'

/** One entry of a player’s ledger, in the minor unit. */
interface Entry {
  transaction: number
  kind: string
  purse: string
  amount: number
}

/** A payment as the sandbox has it. */
interface Payment {
  id: number
  key: string
  status: string
}

/** The real sandbox, in this process. The engine’s calls reach it without a network. */
export class Bank {
  #sandbox!: Sandbox
  #players = 0
  #adapter = axios.defaults.adapter
  #fetch = globalThis.fetch

  async open(): Promise<void> {
    this.#sandbox = await buildSandbox({
      database: await testDatabase(),
      control: true,
      currencies: { [usdtHost]: 'USDT' },
    })
    axios.defaults.adapter = (config) => openedPages.get(new URL(config.baseURL!).hostname)!.carry(config)
    globalThis.fetch = (address) => {
      const url = new URL(String(address))
      return openedPages.get(url.hostname)!.carryRead(url)
    }
    await loadChanges()
  }

  async close(): Promise<void> {
    globalThis.fetch = this.#fetch
    if (this.#adapter) axios.defaults.adapter = this.#adapter
    await this.#sandbox.close()
  }

  /**
   * Registers a player with a balance who may deposit and withdraw. Returns the login and the browser with the cookies.
   */
  async enter(currency: 'TND' | 'USDT' = 'TND'): Promise<{ login: string; browser: Browser }> {
    const number = ++this.#players
    const login = `saver${number}`
    const browser = new Browser(this.#sandbox.app, {
      'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
      ...(currency === 'USDT' && { host: usdtHost }),
    })
    await browser.get('/api/auth/me')
    // A brand’s own currency is that of players who choose none.
    const values = { ...familyB, login, currency: currency === 'USDT' ? '' : currency }
    const { statusCode, body } = await browser.post('/api/betogol-signup', values)
    if (statusCode !== 200) throw new Error(`${login}: ${body}`)
    await this.control('PATCH', `/users/${login}`, { balance: 1000, isPaymentSystemUser: true, isVerificated: true })
    return { login, browser }
  }

  /** Ends a player’s session without notifying the browser. */
  async expire({ browser }: { browser: Browser }): Promise<void> {
    const elsewhere = new Browser(this.#sandbox.app)
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
    await elsewhere.delete('/api/logout')
  }

  /** Signs another player in with a browser’s cookies, without notifying its pages. */
  async replace({ browser }: { browser: Browser }): Promise<void> {
    const { login } = await this.enter()
    await this.signIn({ login, browser })
  }

  /** Signs a player in again, in the browser where their session ended. */
  async signIn({ login, browser }: { login: string; browser: Browser }): Promise<void> {
    const { statusCode, body } = await browser.post('/api/client-login', { login, password })
    if (statusCode !== 200) throw new Error(`${login}: ${body}`)
  }

  /** A call of the control API. */
  async control<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object): Promise<T> {
    const { statusCode, body } = await this.#sandbox.app.inject({
      method,
      url: `/__sandbox${path}`,
      ...(payload && { payload }),
    })
    if (statusCode >= 300) throw new Error(`${path}: ${statusCode} ${body}`)
    return (body ? JSON.parse(body) : undefined) as T
  }

  user = (login: string) => this.control<User>('GET', `/users/${login}`)
  payments = (login: string) => this.control<Payment[]>('GET', `/users/${login}/payments`)

  /** The transactions of a kind in a player’s ledger. */
  async transactions(login: string, kind: string): Promise<number[]> {
    const entries = await this.control<Entry[]>('GET', `/users/${login}/ledger`)
    return [...new Set(entries.filter((entry) => entry.kind === kind).map(({ transaction }) => transaction))]
  }
}
