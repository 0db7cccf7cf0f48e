import type { BookEvents } from '../book/options.ts'
import { logCall } from '../shell/call-log.ts'
import { callback, check, filled, list, matching, pixels, place, text, whole, type Shape } from '../shell/checks.ts'
import type { Opening, Parts } from '../shell/opening.ts'

// Sources, all seen on 26 November 2026 in public code of betting sites and of an aggregator: (1) pages with
// `new BTRenderer().initialize({ brand_id, token, onTokenExpired, themeName, lang, target, betSlipOffsetTop, … })`,
// (2) a site that reads `bt-path` of its address and calls `updateOptions({ url })`, (3) a policy with
// `https://*.sptpub.com wss://*.sptpub.com`. No source shows what the callbacks are passed: that is assumed, and differs
// from call to call here.

/** `en`, `pt-br` in (1). */
const lang = matching(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, 'a language such as en')

const changeable = {
  themeName: filled,
  url: matching(/^\//, 'a path of its own such as /live'),
  betSlipOffsetTop: pixels,
  betSlipOffsetBottom: pixels,
  betSlipOffsetRight: pixels,
  betslipZIndex: whole,
  stickyTop: pixels,
}

const shapes = {
  initialize: {
    keys: {
      brand_id: filled,
      // `token: null` for a visitor in (1), or none.
      token: { name: 'a text or null', holds: (value) => value === null || text.holds(value) },
      lang,
      target: place,
      ...changeable,
      onTokenExpired: callback,
      onRouteChange: callback,
      onLogin: callback,
      onRegister: callback,
      onRecharge: callback,
      onSessionRefresh: callback,
      onBetSlipStateChange: callback,
      onTokenRefresh: callback,
      onBannerClick: callback,
      cssUrls: list,
      fontFamilies: list,
      minFrameHeight: pixels,
    },
    required: ['brand_id', 'lang', 'target'],
  },
  update: { keys: changeable, required: [] },
} satisfies Record<string, Shape>

interface Options {
  brand_id: string
  /** Absent or null for a visitor. */
  token?: string | null
  lang: string
  target: HTMLElement
  themeName?: string
  /** The path that is shown. */
  url?: string
  betSlipOffsetTop?: number
  betSlipOffsetBottom?: number
  betSlipOffsetRight?: number
  betslipZIndex?: number
  stickyTop?: number
  /** Style sheets for the shadow root, whose custom properties are those of the page. */
  cssUrls?: string[]
  fontFamilies?: string[]
  onTokenExpired?(): Promise<string> | string
  onRouteChange?(): void
  onLogin?(): void
  onRegister?(): void
  onRecharge?(): void
  onSessionRefresh?(): void
  onBetSlipStateChange?(state?: { isOpen: boolean; count: number }): void
}

/** Stand-in for BTRenderer: checks the order and the keys of its calls and what the page around its target looks like. */
export const createRenderer = ({ hosts, open }: Parts) =>
  class BTRenderer {
    #opening: Opening | undefined
    #host: HTMLElement | undefined
    #options: Options | undefined
    /** The path of the page that it was opened on, whose address it keeps. */
    #page = ''
    #leave = () => {}

    initialize(options: Options): this {
      logCall('BTRenderer.initialize', options)
      if (this.#options) throw new Error('BTRenderer.initialize: call kill first')
      check('BTRenderer.initialize', options, shapes.initialize)
      demandFreedom(options.target)
      this.#options = { ...options }
      const host = document.createElement('div')
      host.className = 'bt-renderer'
      // That they are loaded by the page is assumed.
      const fonts = options.fontFamilies?.map((family) => `'${family}'`).join(', ')
      if (fonts) host.style.setProperty('--page-font', fonts)
      options.target.append(host)
      this.#host = host
      const root = host.attachShadow({ mode: 'open' })
      this.#opening = open({
        root,
        hosts,
        look: 'betby',
        path: options.url ?? pathInAddress() ?? '/',
        ...settings(options),
        slip: slipOf(options),
        styleSheets: options.cssUrls,
        events: eventsOf(options, () => this.#page),
      })
      this.#page = location.pathname
      const follow = () => location.pathname === this.#page && this.#opening?.go(pathInAddress() ?? options.url ?? '/')
      window.addEventListener('popstate', follow)
      this.#leave = () => window.removeEventListener('popstate', follow)
      // Assumed: the first call has no argument.
      options.onBetSlipStateChange?.()
      return this
    }

    updateOptions(changes: Partial<Options>): this {
      logCall('BTRenderer.updateOptions', changes)
      if (!this.#options) throw new Error('BTRenderer.updateOptions: call initialize first')
      check('BTRenderer.updateOptions', changes, shapes.update)
      Object.assign(this.#options, changes)
      this.#opening?.update({ ...settings(this.#options), slip: slipOf(this.#options) })
      if (changes.url) this.#opening?.go(changes.url)
      return this
    }

    kill(): void {
      logCall('BTRenderer.kill')
      if (!this.#options) throw new Error('BTRenderer.kill: call initialize first')
      this.#leave()
      this.#opening?.remove()
      this.#host?.remove()
      this.#options = undefined
    }
  }

/** The bet slip sticks to the window, which is impossible in an iframe or below an element that scrolls or clips. */
function demandFreedom(target: HTMLElement): void {
  if (window.self !== window.top) throw new Error('BTRenderer.initialize: the target must not be in an iframe')
  for (let element: HTMLElement | null = target.parentElement; element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const found = [overflowX, overflowY].find((value) => ['hidden', 'auto', 'scroll'].includes(value))
    if (found)
      throw new Error(
        `BTRenderer.initialize: <${element.localName} class="${element.className}"> has overflow ${found}`,
      )
  }
}

/** Like the real one, it takes its path from the address of the page unless an option names one. */
const pathInAddress = () => new URLSearchParams(location.search).get('bt-path') ?? undefined

/**
 * Keeps the path in the address itself, as sites show it that pass an empty `onRouteChange`. That it is an entry of the
 * history, without a state, is assumed.
 */
function keepInAddress(path: string) {
  const query = new URLSearchParams(location.search)
  if ((query.get('bt-path') ?? '/') === path) return
  query.set('bt-path', path)
  history.pushState(null, '', `?${query}${location.hash}`)
}

const settings = ({ token, lang: language, themeName = '' }: Options) => ({
  token: token ?? '',
  language: language.slice(0, 2),
  theme: /light/i.test(themeName) ? ('light' as const) : ('dark' as const),
  oddsFormat: 'decimal' as const,
})

const slipOf = ({
  betSlipOffsetTop: top,
  betSlipOffsetBottom: bottom,
  betSlipOffsetRight: right,
  betslipZIndex: layer,
  stickyTop,
}: Options) => ({
  top: stickyTop ?? top,
  bottom,
  right,
  layer,
})

function eventsOf(options: Options, page: () => string): Partial<BookEvents> {
  return {
    login: () => options.onLogin?.(),
    registration: () => options.onRegister?.(),
    deposit: () => options.onRecharge?.(),
    route(path) {
      if (location.pathname === page()) keepInAddress(path)
      options.onRouteChange?.()
    },
    slip: (state) => options.onBetSlipStateChange?.(state),
    expired: async () => {
      const token = await options.onTokenExpired?.()
      if (!token) options.onSessionRefresh?.()
      return token
    },
  }
}
