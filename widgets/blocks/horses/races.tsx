import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FramedVendor } from '#manifest'
import type { SportFailure } from '#domains/sport/contract.ts'
import { sessionDocument, sportOptions } from '#domains/sport/session-document.ts'
import { SportNotice } from '#domains/sport/parts/sport-notice.tsx'
import { useSportWishes } from '#domains/sport/parts/use-sport-wishes.ts'
import { VendorView } from '#domains/sport/parts/vendor-view.tsx'
import { horsesStore } from '#domains/sport/horses-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { usePartState } from '#engine/ui/page-state.ts'
import styles from './races.module.css'

/** How long the races may take to show themselves, in milliseconds. */
const racesTimeoutMs = 45_000

interface RacesProps {
  vendor: FramedVendor
  /** Opens a session of its own. */
  onAgain: () => void
}

/** One session of the races. */
export const Races = observer(function Races({ vendor, onAgain }: RacesProps) {
  const { session, theme } = useStores()
  const { t } = useTranslation()
  const { status, value } = useRacesSession()
  const { state, failure, receive, fail } = useRacesState(status === 'error')
  const wishes = useSportWishes()
  usePartState(state)
  const reread = () => void session.follow()
  const options = sportOptions({
    oddsFormat: 'decimal',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    theme: theme.current,
    route: {},
  })
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
            // The page is for players: a vendor that asks one to sign in has lost their session.
            onSignInWanted: () => fail('expired'),
            onRegistrationWanted: () => fail('expired'),
            onDepositWanted: wishes.deposit,
            onBetPlaced: reread,
            onRouteChanged: () => undefined,
            onBalanceChanged: reread,
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
    const timer = setTimeout(() => setFailure('timeout'), racesTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])
  return { state, failure: reason, receive: () => setShown(true), fail: setFailure }
}
