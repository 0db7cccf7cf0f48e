import { observer } from 'mobx-react-lite'
import { pixelsOf } from '#engine/frames/pixels-of.ts'
import { timeZone } from '#engine/i18n/formats.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FramedVendor } from '#manifest'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { coloursOf, fontsOfPage } from '#domains/sport/brand-look.ts'
import type { SportFailure } from '#domains/sport/contract.ts'
import { sessionDocument, sportOptions } from '#domains/sport/session-document.ts'
import { SportNotice } from '#domains/sport/parts/sport-notice.tsx'
import { useSportNavigation } from '#domains/sport/parts/use-sport-navigation.ts'
import { VendorView } from '#domains/sport/parts/vendor-view.tsx'
import { horsesStore } from '#domains/sport/horses-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { useBlockState } from '#engine/ui/page-state.ts'
import styles from './races.module.css'

/** Timeout for the races to load. */
const loadTimeoutMs = 45_000

interface RacesProps {
  vendor: FramedVendor
  /** Opens a new session. */
  onAgain: () => void
}

/** One session of the races. */
export const Races = observer(function Races({ vendor, onAgain }: RacesProps) {
  const stores = useStores()
  const { session } = stores
  const { t } = useTranslation()
  const { status, value } = useRacesSession()
  const { state, failure, receive, fail } = useRacesState(status === 'error')
  const navigation = useSportNavigation()
  useBlockState(state)
  const reloadUser = () => void session.follow()
  const options = sportOptions(
    {
      oddsFormat: stores.get(oddsStore).format,
      tokens: coloursOf(stores),
      radius: pixelsOf('--radius', document.body),
      fonts: fontsOfPage(),
      showsBets: true,
      timeZone: timeZone(),
      theme: stores.theme.current,
      route: {},
    },
    true,
  )
  return (
    <div className={styles.races} data-horses={state}>
      {state !== 'ready' && <SportNotice state={state} failure={failure} onRetry={onAgain} />}
      {value && state !== 'error' && (
        <VendorView
          content={{ html: sessionDocument(value.value, options) }}
          title={t('page.HORSES')}
          {...vendor}
          events={{
            onReady: receive,
            onFailed: fail,
            // Only players see this page: a vendor that asks for a sign-in has lost the session.
            onSignInWanted: () => fail('expired'),
            onRegistrationWanted: () => fail('expired'),
            onDepositWanted: navigation.deposit,
            onBetPlaced: reloadUser,
            onRouteChanged: () => undefined,
            onBalanceChanged: reloadUser,
            onSlipChanged: () => undefined,
          }}
        />
      )}
    </div>
  )
})

function useRacesSession() {
  const { language } = useStores()
  const store = useStore(horsesStore)
  const [session] = useState(() =>
    store.open({ device: window.innerWidth <= 1024 ? 'M' : 'D', lang: language.current }),
  )
  useEffect(() => session.ensure(), [session])
  return session
}

function useRacesState(refused: boolean) {
  const [shown, setShown] = useState(false)
  const [failure, setFailure] = useState<SportFailure>()
  const reason = failure ?? (refused ? 'session' : undefined)
  const state: 'loading' | 'ready' | 'error' = reason ? 'error' : shown ? 'ready' : 'loading'
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setFailure('timeout'), loadTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])
  return { state, failure: reason, receive: () => setShown(true), fail: setFailure }
}
