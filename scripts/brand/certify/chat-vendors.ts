import type { Page } from '@playwright/test'
import { VendorView } from './vendor-view.ts'

/** What checks need of a chat’s vendor: its documented JavaScript API, and the element of its stand-in. */
interface ChatVendor {
  /** The global object. */
  api: 'LiveChatWidget' | 'Tawk_API'
  /** Hides the window by the API, as the vendor’s own button does. */
  hide: readonly [method: string, ...values: string[]]
  /** The calls that end the player’s part of the conversation, as JSON begins; absent where there is none. */
  ends?: RegExp
  /** The names of its cookies on the site that lead back to the conversation; absent where it has none. */
  cookies?: RegExp
  standIn: string
}

const vendors: Record<string, ChatVendor> = {
  livechat: {
    api: 'LiveChatWidget',
    hide: ['call', 'minimize'],
    cookies: /^_{2,3}(lc|livechat)/,
    standIn: '#chat-widget-container',
  },
  tawk: { api: 'Tawk_API', hide: ['minimize'], ends: /^\["(endChat|logout)"/, standIn: '#tawk-widget' },
}

declare global {
  interface Window {
    /** Receives each call to the vendor’s API: JSON of the method’s name and its arguments. */
    certifyCall?(call: string): void
  }
}

/** A chat on an open page. */
export class ChatWidget {
  readonly #page: Page
  readonly #vendor: ChatVendor
  /** The recorded calls. They are kept here, because a sign-out loads the page again. */
  readonly calls: string[] = []

  constructor(page: Page, use: string) {
    const vendor = vendors[use]
    if (!vendor) throw new Error(`There are no checks for the chat ${use}: add it to chat-vendors.ts.`)
    this.#page = page
    this.#vendor = vendor
  }

  /** Whether something lies over the page where chats open. */
  isOpen(): Promise<boolean> {
    return this.#page.evaluate(() => {
      const found = document.elementFromPoint(innerWidth - 150, innerHeight - 250)
      return (
        found !== null &&
        found !== document.documentElement &&
        document.querySelector('#root')?.contains(found) === false &&
        found !== document.body
      )
    })
  }

  hide(): Promise<void> {
    return this.#page.evaluate(
      ([api, [method, ...values]]) => {
        const found = (window as unknown as Record<string, Record<string, (...given: string[]) => void>>)[api]
        found?.[method]?.(...values)
      },
      [this.#vendor.api, this.#vendor.hide] as const,
    )
  }

  /** Records the calls to the vendor’s API from now on. */
  async record(): Promise<void> {
    await this.#page.exposeBinding('certifyCall', (_source, call: string) => void this.calls.push(call))
    await this.#page.evaluate((name) => {
      const api = (window as unknown as Record<string, Record<string, unknown>>)[name] ?? {}
      for (const [method, run] of Object.entries(api)) {
        if (typeof run !== 'function') continue
        api[method] = (...given: unknown[]) => {
          window.certifyCall?.(
            JSON.stringify([method, ...given], (_key, value) => (typeof value === 'function' ? undefined : value)),
          )
          return run.apply(api, given) as unknown
        }
      }
    }, this.#vendor.api)
  }

  isEnd(call: string): boolean {
    return this.#vendor.ends?.test(call) ?? false
  }

  /** Returns the cookies by which the vendor would find the conversation again. */
  async cookies(): Promise<string[]> {
    const { cookies: names } = this.#vendor
    if (!names) return []
    const all = await this.#page.context().cookies(this.#page.url())
    return all.filter(({ name }) => names.test(name)).map(({ name, value }) => `${name}=${value}`)
  }

  /** Writes a message in the stand-in, whose operator answers. */
  async write(text: string, timeoutMs: number) {
    const view = new VendorView(this.#page, this.#vendor.standIn)
    await view.follow([{ fill: 'input[name=text]', with: text }], timeoutMs)
    await (await view.find('input[name=text]'))!.press('Enter')
  }
}
