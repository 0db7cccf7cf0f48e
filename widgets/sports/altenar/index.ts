import { loadVendorGlobal } from '#engine/frames/script/vendor-script.ts'
import type { CreateSport, SportFailure } from '#domains/sport/contract.ts'
import { reportUnreadable } from '#domains/sport/report-once.ts'
import type { OddsFormat, Language } from '#manifest'
import { forgetUnfinishedStart, InitFailure, keepSettings } from './page-wsdk.ts'
import { betsOf, eventOfRoute, eventOfSelection } from './payloads.ts'
import { forgetToken, tokenFor } from './player-token.ts'
import { tokensOf } from './tokens.ts'
import type { AltenarWsdk, WsdkBook, WsdkPage, WsdkSettings } from './wsdk.ts'

const oddsFormats: Record<OddsFormat, WsdkSettings['oddsFormat']> = { decimal: 0, fractional: 1, american: 2 }

/** The open sportsbooks of the page: `set` leads all of them to an event, so it is used for a single one only. */
const open = new Set<object>()

/** Altenar’s sportsbook, run by the vendor’s script. Both containers share one WSDK; each has its own sportsbook. */
const createAltenar: CreateSport<'altenar'> = (options, host) => {
  const { script, integration, countryCode, themes, tokens, cultures } = options
  let latest = 0
  let wsdk: AltenarWsdk | undefined
  let book: { remove(): void } | undefined
  let eventId: string | undefined

  /** Applies the current player, language and theme to the sportsbook. Only the latest call takes effect. */
  async function follow() {
    const own = ++latest
    let stage: SportFailure = 'script'
    try {
      const loaded = await loadVendorGlobal<AltenarWsdk>(script, 'altenarWSDK')
      stage = 'session'
      const token = await tokenFor(host.user, host.session)
      if (own !== latest) return
      stage = 'vendor'
      const { language, theme } = host
      const themeName = themes?.[theme] ?? theme
      const oddsFormat = oddsFormats[host.oddsFormat]
      await keepSettings(loaded, {
        integration,
        token,
        culture: cultureOf(language, cultures),
        oddsFormat,
        themeName,
        ...(countryCode && { countryCode }),
      })
      if (own !== latest || book) return
      wsdk = loaded
      book = loaded.addSportsBook(describe())
      open.add(book)
    } catch (error) {
      if (own !== latest) return
      if (!(error instanceof InitFailure)) console.warn(error)
      host.onFailed(stage)
    }
  }

  function describe(): WsdkBook {
    eventId = host.route.eventId
    return {
      container: host.element,
      tokens: tokensOf(host, tokens),
      props: {
        ...pageOf(eventId),
        routerType: 'memory',
        onRouterLoad: () => host.onReady(),
        onRouteChange: (route) => moved(eventOfRoute(route), 'onRouteChange', route),
        onEventSelect: (event) => moved(eventOfSelection(event), 'onEventSelect', event),
        onSignInButtonClick: signIn,
        onBetPlacement(bet) {
          const ids = betsOf(bet)
          if (!ids) reportUnreadable('Altenar’s onBetPlacement', [bet])
          host.onBetPlaced(ids ?? [])
          host.onBalanceChanged()
        },
      },
    }
  }

  const pageOf = (event: string | undefined): WsdkPage => {
    if (event !== undefined) return { page: 'event', eventId: event }
    return { page: host.type === 'live-sport' ? 'live' : 'overview' }
  }

  function reopen() {
    close()
    host.onLoading()
    void follow()
  }

  function moved(event: string | null | undefined, callback: string, payload: unknown) {
    if (event === undefined) return reportUnreadable(`Altenar’s ${callback}`, [payload])
    const next = event ?? undefined
    if (next === eventId) return
    eventId = next
    host.onRouteChanged(next === undefined ? {} : { eventId: next })
  }

  /** If a signed-in player is asked to sign in, the token has expired. */
  function signIn() {
    if (!host.user) return host.onSignInWanted()
    forgetToken()
    void follow()
  }

  /** Leads the sportsbook to an event, or to its start. */
  function go(event: string | undefined) {
    if (!book || event === eventId) return
    if (!wsdk || open.size > 1) return reopen()
    eventId = event
    try {
      wsdk.set(pageOf(event))
    } catch (error) {
      console.warn(error)
      reopen()
    }
  }

  function close() {
    if (book) open.delete(book)
    try {
      book?.remove()
    } catch (error) {
      console.warn(error)
    }
    book = undefined
  }

  return {
    mount: () => void follow(),
    show() {},
    hide() {},
    identityChanged: () => void follow(),
    languageChanged: () => void follow(),
    // Tokens are given once, when the sportsbook is added.
    themeChanged: () => (book ? reopen() : void follow()),
    oddsFormatChanged: () => void follow(),
    routeChanged: (route) => go(route.eventId),
    unmount() {
      latest++
      close()
      forgetToken()
      forgetUnfinishedStart()
    },
  }
}

export default createAltenar

/** The cultures of the spec (§9). */
const cultures: Cultures = { ar: 'ar-AR', fr: 'fr-FR', fa: 'fa-IR' }

/** Cultures by language; the manifest’s `sport.cultures`. */
type Cultures = Partial<Record<Language, string>>

/** The vendor’s culture for a language: the manifest’s, or the spec’s, which is British English for the others. */
const cultureOf = (language: Language, own: Cultures = {}): string => own[language] ?? cultures[language] ?? 'en-GB'
