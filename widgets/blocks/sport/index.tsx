import { observer } from 'mobx-react-lite'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { SportBlock } from '#manifest'
import { useKeepMounted } from '#engine/routing/keep-mounted.ts'
import { OddsSelect } from '#domains/matches/parts/odds-select.tsx'
import { hasOwnOddsFormat } from '#domains/sport/own-odds-format.ts'
import { routeOf } from '#domains/sport/sport-route.ts'
import { SportTabs } from '#domains/sport/parts/sport-tabs.tsx'
import { Sportsbooks } from '#domains/sport/parts/sportsbooks.tsx'
import { sportStore } from '#domains/sport/sport-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { useBlockState } from '#engine/ui/page-state.ts'
import styles from './sport.module.css'

/** Shows the page’s sportsbook. Its container is outside of the page and is kept when the player navigates away. */
export default observer(function Sport({ testLogin }: SportBlock) {
  const { location, manifest } = useStores()
  const store = useStore(sportStore)
  const { pathname, search } = useLocation()
  const page = location.pageAt(pathname)
  const here = useRef<HTMLDivElement>(null)
  useKeepMounted(Sportsbooks)

  const enter = useEffectEvent(() => page && store.enter(page, routeOf(search), testLogin))
  useLayoutEffect(() => {
    enter()
    // The sportsbook follows below <main>, which therefore need not fill the screen any more.
    here.current?.closest('main')?.toggleAttribute('data-filled-below', true)
    return () => void (page && store.leave(page))
  }, [store, page])

  const book = page && store.bookAt(page)
  const state = book ? store.stateOf(book) : 'ready'
  useBlockState(state === 'maintenance' ? 'ready' : state)
  return (
    <div ref={here} className={styles.bar}>
      <SportTabs />
      {manifest.sport && !hasOwnOddsFormat(manifest.sport) && <OddsSelect />}
    </div>
  )
})
