import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

/** How often it is asked whether the site can be reached again, in milliseconds. */
const checkEveryMs = 15_000

/** Says that there is no connection. Loads the page anew as soon as there is one. */
export function Offline() {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setInterval(() => void returnWhenReached(), checkEveryMs)
    const onOnline = () => void returnWhenReached()
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <section role="status">
      <Empty icon="cloud-off" title={t('state.offline')} text={t('state.offlineText')}>
        <Button onClick={() => location.reload()}>{t('state.retry')}</Button>
      </Empty>
    </section>
  )
}

async function returnWhenReached() {
  const answer = await fetch('/version.json', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}
