import type { TawkChat } from '#manifest'
import { forgetVendorScript, loadVendorScript } from '#engine/frames/script/vendor-script.ts'
import type { ChatConnection, ChatVendor, ChatReports } from '#domains/chat/contract.ts'

/** The part of the vendor’s API that is used here. */
interface TawkApi {
  onBeforeLoad?: () => void
  hideWidget?(): void
  showWidget?(): void
  minimize?(): void
  maximize?(): void
  endChat?(): void
  /** https://developer.tawk.to/jsapi/, “login” and “logout”, 26 November 2026. In secure mode `hash` is required. */
  login?(player: { userId: string; hash: string; name: string }, done: (error?: unknown) => void): void
  logout?(done: (error?: unknown) => void): void
  shutdown?(): void
  setAttributes?(attributes: Record<string, string>, done: (error?: unknown) => void): void
  /** Keeps the widget above the bottom bar. */
  customStyle?: object
}

declare global {
  interface Window {
    Tawk_API?: TawkApi
    Tawk_LoadStart?: Date
  }
}

const customStyle = {
  visibility: {
    mobile: { position: 'br', xOffset: 8, yOffset: 72 },
    desktop: { position: 'br', xOffset: 20, yOffset: 20 },
  },
}

/** tawk.to, the support chat of spec §5. The vendor’s own button stays hidden. */
const tawk: ChatVendor<TawkChat> = {
  traces: /^(twk_|tawk)/i,
  usesIdentity: true,
  async connect({ propertyId, widgetId, script = 'https://embed.tawk.to' }, reports) {
    if (!propertyId || !widgetId) {
      console.error('The support chat is not loaded: its property id or its widget id is missing.')
      return null
    }
    const address = `${script}/${encodeURIComponent(propertyId)}/${encodeURIComponent(widgetId)}`
    const { ready, stop } = listen(reports)
    window.Tawk_API = { customStyle, onBeforeLoad: () => window.Tawk_API?.hideWidget?.() }
    window.Tawk_LoadStart = new Date()
    try {
      await loadVendorScript(address)
    } catch (error) {
      stop()
      forget()
      throw error
    }
    await ready
    return connection(address, stop)
  },
}
export default tawk

function connection(address: string, stop: () => void): ChatConnection {
  let isLoggedIn = false
  const setName = (name: string) =>
    window.Tawk_API?.setAttributes?.(
      { name },
      (error) => error && console.warn('tawk.to did not take the player’s name', error),
    )
  return {
    show(visibility) {
      const api = window.Tawk_API
      if (visibility === 'hidden') return api?.hideWidget?.()
      api?.showWidget?.()
      if (visibility === 'minimized') api?.minimize?.()
      else api?.maximize?.()
    },
    identify({ login, identity }) {
      const api = window.Tawk_API
      if (!identity || !api?.login) return setName(login)
      api.login({ ...identity, name: login }, (error) => {
        isLoggedIn = !error
        if (!error) return
        console.warn('tawk.to did not take the player’s hash', error)
        setName(login)
      })
    },
    leave() {
      const api = window.Tawk_API
      if (isLoggedIn && api?.logout) return new Promise((resolve) => api.logout?.(() => resolve()))
      api?.endChat?.()
      return undefined
    },
    remove() {
      stop()
      window.Tawk_API?.shutdown?.()
      forgetVendorScript(address)
      forget()
    },
  }
}

/** Reports the vendor’s window events until `stop` is called. `ready` resolves once the widget has loaded. */
function listen(reports: ChatReports): { ready: Promise<void>; stop: () => void } {
  const listening = new AbortController()
  const on = (name: string, run: (detail: unknown) => void) =>
    window.addEventListener(name, (event) => run((event as CustomEvent).detail), { signal: listening.signal })
  const ready = new Promise<void>((resolve) => on('tawkLoad', () => resolve()))
  on('tawkChatMaximized', () => reports.visibility('maximized'))
  on('tawkChatMinimized', () => reports.visibility('minimized'))
  on('tawkChatHidden', () => reports.visibility('hidden'))
  on('tawkUnreadCountChanged', (count) => reports.unread(Number(count) || 0))
  for (const name of ['tawkChatMessageAgent', 'tawkChatMessageVisitor', 'tawkChatMessageSystem'])
    on(name, () => reports.event())
  return { ready, stop: () => listening.abort() }
}

function forget() {
  delete window.Tawk_API
  delete window.Tawk_LoadStart
}
