import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showStarted } from '../first-script/show-started.ts'
import { useStores } from '../shell/stores.ts'
import { Blocks } from './blocks.tsx'
import styles from './frame.module.css'
import { OfficialMarks } from './official-marks.tsx'
import type { PageStateStore } from '../shell/page-state-store.ts'

/**
 * The layout around every page: header, rail, footer and bottom bar, composed by the manifest.
 */
export const Frame = observer(function Frame({ children }: { children: ReactNode }) {
  const { manifest, connection, location, pageState } = useStores()
  const { t } = useTranslation()
  const { header, footer, bottomBar } = manifest.frame
  const rail = (location.page && manifest.pages[location.page].rail) ?? manifest.frame.rail
  const isSlow = useIsSlow(pageState)
  const isStage = location.page !== undefined && manifest.pages[location.page].layout === 'stage'
  // The page’s HTML file has it from the start.
  useLayoutEffect(showStarted, [])
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-stage', isStage), [isStage])
  return (
    <div className={styles.frame} data-connection={connection.state}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <noscript>
        <p className={styles.needsJavaScript}>{t('state.needsJavaScript')}</p>
      </noscript>
      <OfficialMarks />
      <header className={styles.header} data-look={manifest.theme.header}>
        <Blocks blocks={header} />
      </header>
      <p className={styles.connection} role="status">
        {isSlow ? t('state.slowText') : connection.state === 'reconnecting' && t('state.reconnecting')}
      </p>
      <div className={styles.body}>
        {rail.length > 0 && (
          <aside className={styles.rail} aria-label={t('nav.categories')}>
            <Blocks blocks={rail} />
          </aside>
        )}
        <div className={styles.column}>
          {children}
          <footer className={styles.footer}>
            <Blocks blocks={footer} first={0} />
          </footer>
        </div>
      </div>
      <div className={styles.bottomBar}>
        <Blocks blocks={bottomBar} />
      </div>
    </div>
  )
})

/** How long a page may load before a notice says that it takes long, in milliseconds. */
const slowAfterMs = 5000

/** A first page that comes late for another reason, such as a slow processor, may still be ready soon. */
const leastMs = 1000

/** Whether the page has been loading for long. For the first page the time since the engine started counts. */
export function useIsSlow({ current, startedAt }: Pick<PageStateStore, 'current' | 'startedAt'>): boolean {
  const isLoading = current === 'loading'
  const isFirst = useRef(true)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) {
      isFirst.current = false
      return undefined
    }
    const wait = isFirst.current ? Math.max(leastMs, startedAt + slowAfterMs - Date.now()) : slowAfterMs
    const timer = setTimeout(() => setLate(true), wait)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading, startedAt])
  return isLoading && isLate
}
