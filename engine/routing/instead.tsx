import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block, PageKey } from '#manifest'
import { lazyWithRetry } from '../ui/lazy-with-retry.ts'
import { useBlockState } from '../ui/page-state.ts'
import { isOfflinePage } from './is-offline-page.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline.module.css'

const MaintenancePage = lazyWithRetry(() => import('./maintenance-page.tsx'))

interface InsteadProps {
  page: PageKey | 'NOT_FOUND'
  blocks: readonly Block[]
}

/** Shown in place of a page’s blocks: offline or maintenance notice. */
export default function Instead({ page, blocks }: InsteadProps) {
  useBlockState('ready')
  return isOfflinePage() ? <Offline /> : <MaintenancePage page={page as PageKey} blocks={blocks} />
}

/** How often to check whether the site can be reached again. */
const recheckIntervalMs = 15_000

/** Shown without a connection. Reloads the page as soon as the site can be reached. */
function Offline() {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setInterval(() => void returnWhenReached(), recheckIntervalMs)
    const onOnline = () => void returnWhenReached()
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <section className={styles.offline} role="status">
      <span className={styles.icon}>
        <Icon name="cloud-off" size={30} />
      </span>
      <h2 className={styles.title}>{t('state.offline')}</h2>
      <p className={styles.text}>{t('state.offlineText')}</p>
      <Button onClick={() => location.reload()}>{t('state.retry')}</Button>
    </section>
  )
}

async function returnWhenReached() {
  const answer = await fetch('/version.json', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}
