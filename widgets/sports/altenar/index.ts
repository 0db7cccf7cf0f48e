import { loadVendorGlobal } from '#engine/frames/script/vendor-script.ts'
import type { CreateSport, SportFailure } from '#domains/sport/contract.ts'
import type { OddsFormat } from '#manifest'
import { cultureOf } from './culture.ts'
import { forgetUnfinishedStart, InitFailure, keepSettings } from './page-wsdk.ts'
import { forgetToken, tokenFor } from './player-token.ts'
import type { AltenarWsdk, WsdkBook, WsdkRoute, WsdkSettings } from './wsdk.ts'

const oddsFormats: Record<OddsFormat, WsdkSettings['oddsFormat']> = { decimal: 0, fractional: 1, american: 2 }

/** Altenar’s sportsbook, run by the vendor’s script. Both containers share one WSDK; each has its own sportsbook. */
const createAltenar: CreateSport<'altenar'> = ({ script, integration, countryCode, themes, tokens }, host) => {
  let latest = 0
  let book: { remove(): void } | undefined
  let eventId: string | undefined

  /** Applies the current player, language and theme to the sportsbook. Only the latest call takes effect. */
  async function follow() {
    const own = ++latest
    let stage: SportFailure = 'script'
    try {
      const wsdk = await loadVendorGlobal<AltenarWsdk>(script, 'altenarWSDK')
      stage = 'session'
      const token = await tokenFor(host.user, host.session)
      if (own !== latest) return
      stage = 'vendor'
      const { language, theme } = host
      const themeName = themes?.[theme] ?? theme
      const oddsFormat = oddsFormats[host.oddsFormat]
      await keepSettings(wsdk, {
        integration,
        token,
        culture: cultureOf(language),
        oddsFormat,
        themeName,
        ...(countryCode && { countryCode }),
      })
      if (own === latest) book ??= wsdk.addSportsBook(describe())
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
      ...(tokens && { tokens: ownTokens(tokens) }),
      props: {
        page: host.type === 'live-sport' ? 'live' : 'overview',
        ...(eventId !== undefined && { eventId }),
        routerType: 'memory',
        onRouterLoad: () => host.onReady(),
        onRouteChange: moved,
        onEventSelect: moved,
        onSignInButtonClick: signIn,
        onBetPlacement({ betIds }) {
          host.onBetPlaced(betIds.map(String))
          host.onBalanceChanged()
        },
      },
    }
  }

  /** The vendor’s tokens, each with the brand’s colour that the manifest names. */
  const ownTokens = (names: Record<string, string>) =>
    Object.fromEntries(Object.entries(names).map(([name, colour]) => [name, host.tokens[colour] ?? '']))

  function reopen() {
    close()
    host.onLoading()
    void follow()
  }

  function moved({ eventId: id }: WsdkRoute) {
    const next = id === undefined || id === null ? undefined : String(id)
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

  function close() {
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
    themeChanged: () => (book && tokens ? reopen() : void follow()),
    oddsFormatChanged: () => void follow(),
    routeChanged(route) {
      if (book && route.eventId !== eventId) reopen()
    },
    unmount() {
      latest++
      close()
      forgetToken()
      forgetUnfinishedStart()
    },
  }
}

export default createAltenar
