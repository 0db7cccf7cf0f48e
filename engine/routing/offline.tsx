import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline.module.css'

/** How often to check whether the site can be reached again. */
const recheckIntervalMs = 15_000

/** Shown without a connection. Reloads the page as soon as the site can be reached. */
export function Offline() {
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
