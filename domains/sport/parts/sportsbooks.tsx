import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MaintenanceNotice } from '#engine/routing/maintenance-notice.tsx'
import { sportStore, type Sportsbook } from '../sport-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { SportNotice } from './sport-notice.tsx'
import styles from './sportsbooks.module.css'
import { useSportRoute } from './use-sport-route.ts'
import { useRegistry } from '#engine/shell/registry-context.ts'
import { runSport } from '../run-sport.ts'
import { useSportNavigation } from './use-sport-navigation.ts'

/**
 * The sportsbook containers. They are outside the pages, so that each stays alive, hidden, while the player is on
 * another page.
 */
export const Sportsbooks = observer(function Sportsbooks() {
  const { all } = useStore(sportStore)
  const isClosed = useStores().restriction.closing('sport', true) !== undefined
  return isClosed ? null : all.map((book) => <Section key={book.page} book={book} />)
})

const Section = observer(function Section({ book }: { book: Sportsbook }) {
  const { manifest } = useStores()
  const { t } = useTranslation('user')
  const store = useStore(sportStore)
  const state = store.stateOf(book)
  useSportRoute(book)
  return (
    <section
      className={styles.section}
      hidden={store.shown !== book}
      aria-label={t('sport.label')}
      data-sport={manifest.sport?.use}
      data-type={book.type}
      data-state={state}
    >
      {store.notice && (
        <MaintenanceNotice
          place="sport"
          notice={store.notice}
          title={t('maintenance.sportTitle')}
          text={t('maintenance.sportText')}
        />
      )}
      {state !== 'ready' && !store.notice && (
        <SportNotice state={state} failure={book.failure} onRetry={book.restart} />
      )}
      {state !== 'maintenance' && <SportContainerElement key={book.attempt} book={book} />}
    </section>
  )
})

/** The element of one container; runs the provider’s code while it is mounted. */
const SportContainerElement = observer(function SportContainerElement({ book }: { book: Sportsbook }) {
  const stores = useStores()
  const { sports } = useRegistry()
  const element = useRef<HTMLDivElement>(null)
  const navigation = useSportNavigation()
  const navigate = useEffectEvent((name: keyof typeof navigation) => navigation[name]())

  useEffect(() => {
    const { sport } = stores.manifest
    if (!sport || !element.current) return
    // Manifest validation ensures that visible sport pages have a known provider.
    const load = (sports as Partial<Record<string, () => Promise<{ default: unknown }>>>)[sport.use]
    return runSport({
      stores,
      sport,
      book,
      element: element.current,
      load: load ?? (() => Promise.reject(new Error(`This engine has no sportsbook "${sport.use}"`))),
      navigation: {
        signIn: () => navigate('signIn'),
        register: () => navigate('register'),
        deposit: () => navigate('deposit'),
      },
    })
  }, [stores, sports, book])

  return <div ref={element} className={styles.container} hidden={book.status === 'error'} />
})
