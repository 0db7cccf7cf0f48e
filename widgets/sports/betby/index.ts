import { loadVendorGlobal } from '#engine/frames/script/vendor-script.ts'
import type { CreateSport, SportFailure, Theme } from '#domains/sport/contract.ts'
import { reportUnreadable } from '#domains/sport/report-once.ts'
import brandStyles from './brand.css?url'
import { layoutAt, sameLayout } from './layout.ts'
import { countOf, pathInAddress, pathOf } from './payloads.ts'
import type { BetbyChanges, BetbyLayout, BetbyOptions, BetbyRenderer, BetbyRendererClass } from './renderer.ts'

/** Betby’s sportsbook, run by the vendor’s script. Player and language are fixed at the start: a change restarts it. */
const createBetby: CreateSport<'betby'> = ({ script, brandId, themes }, host) => {
  const { element } = host
  const home = host.type === 'live-sport' ? '/live' : '/'
  const nameOf = (theme: Theme) => themes?.[theme] ?? theme
  let latest = 0
  let isHidden = false
  /** Something changed while it was hidden: it restarts when it is shown again. */
  let isStale = false
  let isRendered = false
  let renderer: BetbyRenderer | undefined
  let layout: BetbyLayout
  let path = home

  /** The vendor does not report that it has rendered, so the first non-zero height is taken for it. */
  const rendering = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.height === 0) return
    rendering.disconnect()
    isRendered = true
    host.onReady()
  })

  /** Starts the sportsbook for the current player and language. Only the latest start takes effect. */
  async function start() {
    const own = ++latest
    end()
    isStale = isHidden
    if (isStale) return
    host.onLoading()
    let stage: SportFailure = 'script'
    try {
      const BTRenderer = await loadVendorGlobal<BetbyRendererClass>(script, 'BTRenderer')
      stage = 'session'
      const token = host.user ? await fetchToken() : undefined
      if (own !== latest) return
      isStale = isHidden
      if (isStale) return
      stage = 'vendor'
      renderer = new BTRenderer().initialize(createOptions(token))
      rendering.observe(element)
    } catch (error) {
      if (own === latest) fail(error, stage)
    }
  }

  function createOptions(token: string | undefined): BetbyOptions {
    const target = document.createElement('div')
    element.replaceChildren(target)
    path = host.route.path ?? home
    layout = layoutAt(element)
    return {
      brand_id: brandId,
      ...(token !== undefined && { token }),
      lang: host.language,
      themeName: nameOf(host.theme),
      target,
      cssUrls: [new URL(brandStyles, window.location.href).href],
      fontFamilies: [...host.fonts],
      // The script reads its own parameter of the address. Another start must be named.
      ...(path !== '/' && pathInAddress() !== path && { url: path }),
      ...layout,
      onTokenExpired: renew,
      onRouteChange: moved,
      onLogin: () => host.onSignInWanted(),
      onRegister: () => host.onRegistrationWanted(),
      onRecharge: () => host.onDepositWanted(),
      onSessionRefresh: () => void start(),
      onBetSlipStateChange: (...state) => {
        const count = countOf(state[0])
        if (count === undefined) reportUnreadable('Betby’s onBetSlipStateChange', state)
        else host.onSlipChanged(count)
      },
    }
  }

  async function fetchToken() {
    const { token } = await host.session({
      lang: host.language,
      device: host.device === 'm' ? 'M' : 'D',
      type: host.type === 'live-sport' ? 'live' : 'pregame',
    })
    return token
  }

  async function renew() {
    const own = latest
    try {
      return await fetchToken()
    } catch (error) {
      if (own === latest) fail(error, 'expired')
      return null
    }
  }

  /** The script keeps its path in the page’s address, where it is read if the callback passes none. */
  function moved(...route: unknown[]) {
    const passed = pathOf(route[0])
    if (passed === undefined && route[0] !== undefined) reportUnreadable('Betby’s onRouteChange', route)
    const to = passed ?? pathInAddress() ?? home
    if (to === path) return
    path = to
    host.onRouteChanged(to === home ? {} : { path: to })
  }

  function updateLayout() {
    if (!renderer) return
    const next = layoutAt(element)
    if (sameLayout(next, layout)) return
    layout = next
    update(next)
  }

  function update(changes: BetbyChanges) {
    try {
      renderer?.updateOptions(changes)
    } catch (error) {
      fail(error, 'vendor')
    }
  }

  function fail(error: unknown, reason: SportFailure) {
    console.warn(error)
    host.onFailed(reason)
  }

  function end() {
    rendering.disconnect()
    isRendered = false
    const ended = renderer
    renderer = undefined
    try {
      ended?.kill()
    } catch (error) {
      console.warn(error)
    }
    element.replaceChildren()
  }

  return {
    mount() {
      window.addEventListener('resize', updateLayout)
      void start()
    },
    show() {
      isHidden = false
      if (isStale) return void start()
      // It could not render while it was hidden, so it is loading now.
      if (renderer && !isRendered) host.onLoading()
    },
    hide() {
      isHidden = true
    },
    identityChanged: () => void start(),
    languageChanged: () => void start(),
    themeChanged: (theme) => update({ themeName: nameOf(theme) }),
    routeChanged({ path: to = home }) {
      if (to === path) return
      path = to
      update({ url: to })
    },
    unmount() {
      latest++
      window.removeEventListener('resize', updateLayout)
      end()
    },
  }
}

export default createBetby
