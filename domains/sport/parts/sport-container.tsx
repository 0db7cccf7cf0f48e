import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRegistry } from '#engine/routing/registry-context.ts'
import type { Sportsbook } from '../sport-store.ts'
import { useStores } from '#engine/shell/stores.ts'
import { runSport } from '../run-sport.ts'
import styles from './sportsbooks.module.css'
import { useSportNavigation } from './use-sport-navigation.ts'

/** The element of one container; runs the provider’s code while it is mounted. */
export const SportContainerElement = observer(function SportContainerElement({ book }: { book: Sportsbook }) {
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
