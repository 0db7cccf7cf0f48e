import { vi } from 'vitest'
import { FakeTabs } from '#testing/tabs.ts'
import type { Trust } from '#domains/payments/trust.ts'
import type { Browser } from '../../../../sandbox/testing/browser.ts'
import type { Bank } from './bank.ts'
import { Page, type Word } from './page.ts'
import type { Loss } from './wire.ts'

/** Where a call is made. `hasLocks`: whether the browser has Web Locks. */
export interface Place {
  platform: Trust
  hasLocks: boolean
}

/** What a player’s page knows of the call that they make. */
interface PlayedCall {
  /** `METHOD /path`. */
  call: RegExp
  /** The kind of its transaction in the ledger. */
  kind: string
  says(page: Page): Word
}

/** A player who makes a call on a platform of one kind, and their browser. */
export class Player<Call extends PlayedCall = PlayedCall> {
  readonly bank: Bank
  readonly call: Call
  readonly platform: Trust
  login = ''
  browser!: Browser
  /** The calls of a session that the sandbox received, as `METHOD /path`, and those that it carried out. */
  readonly received: string[] = []
  readonly arrived: string[] = []
  /** The sentences about the money that were false when a page said them. */
  readonly lies: string[] = []
  /** Whether a page said that the call is done: the player does not make it again. */
  isTold = false
  /** How often they made the call again although a page said that its outcome is unknown. */
  repeats = 0
  /** The faults of the next calls of any page. */
  readonly losses: Loss[] = []
  readonly tabs: FakeTabs
  readonly #pages: Page[] = []

  constructor(bank: Bank, call: Call, { platform, hasLocks }: Place) {
    this.bank = bank
    this.call = call
    this.platform = platform
    this.tabs = new FakeTabs(hasLocks)
    vi.stubGlobal('localStorage', this.tabs.shared)
  }

  async register(): Promise<void> {
    Object.assign(this, await this.bank.enter())
  }

  /** Whether the money has moved. */
  get isMade(): boolean {
    return this.arrived.some((each) => this.call.call.test(each))
  }

  /** Compares what a page says with the ledger. A cashback is closed before it is reported as seen. */
  hear(word: Word): void {
    if (this.call.kind === 'cashback') return
    this.isTold ||= word === 'done'
    const isFalse = word === 'done' ? !this.isMade : ['absent', 'failed'].includes(word) && this.isMade
    if (isFalse) this.lies.push(`says ${word} ${this.isMade ? 'of what was made' : 'of nothing'}`)
  }

  /** Opens a page in a new tab, or in a reloaded one. */
  open(tab = this.tabs.open()): Promise<Page> {
    tab.origin = 'http://localhost'
    const page = new Page(this, tab)
    this.#pages.push(page)
    return page.open()
  }

  /** Closes every page. */
  leave(): void {
    for (const { wire } of this.#pages) wire.isClosed = true
    vi.clearAllTimers()
  }

  reload(page: Page): Promise<Page> {
    page.wire.isClosed = true
    return this.open(page.tab.reload())
  }
}
