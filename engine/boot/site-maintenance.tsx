import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manifest, Notice } from '#manifest'
import type { Registry } from '../registry.ts'
import { MaintenanceNotice } from '../routing/maintenance-notice.tsx'
import { endOf, maintenanceStore } from '../shell/maintenance-store.ts'
import type { Stores } from '../shell/stores.ts'
import { Button } from '../ui/button.tsx'
import { ClosedPage } from './closed-page.tsx'
import styles from './closed-page.module.css'

/** How often it is asked whether the site is open again, in milliseconds. */
const checkEveryMs = 60_000

/** Players come back spread over as many milliseconds, so that an opening site is not overrun. */
const spreadMs = 20_000

/** Shows the page of maintenance in place of the site, and resolves once the site’s maintenance is over; at once where none is in force. */
export function siteMaintenanceOver(
  render: (page: ReactNode) => void,
  stores: Stores,
  registry: Registry,
): Promise<void> {
  const notice = stores.of(maintenanceStore).site
  if (!notice) return Promise.resolve()
  return new Promise((resolve) => {
    render(
      <ClosedPage name="MAINTENANCE" title="maintenance.siteTitle" stores={stores} registry={registry}>
        <SiteMaintenance notice={notice} onOver={resolve} />
      </ClosedPage>,
    )
  })
}

function SiteMaintenance({ notice, onOver }: { notice: Notice; onOver: () => void }) {
  const { t } = useTranslation('user')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const check = () => void (document.visibilityState === 'visible' && isOver(notice).then((over) => over && onOver()))
    const left = endOf(notice) - Date.now()
    const atEnd = left < checkEveryMs * 1000 ? setTimeout(check, left + Math.random() * spreadMs) : undefined
    const timer = setInterval(check, checkEveryMs)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(atEnd)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [notice, onOver])

  async function checkNow() {
    setBusy(true)
    if (await isOver(notice)) onOver()
    setBusy(false)
  }

  return (
    <>
      <MaintenanceNotice notice={notice} of="site" heading="h1" />
      <div className={styles.ways}>
        <Button disabled={busy} onClick={() => void checkNow()}>
          {t('maintenance.check')}
        </Button>
      </div>
    </>
  )
}

/**
 * Whether the end is past by the server’s clock: the player’s may be wrong. Where the brand was published anew without this
 * notice, or with another one, the page is loaded anew.
 */
async function isOver(notice: Notice): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const published = /id="manifest">(.*?)<\/script>/s.exec(await answer.text())?.[1]
    if (!answer.ok || published === undefined) return false
    const { maintenance } = JSON.parse(published) as Manifest
    if (JSON.stringify(maintenance?.site) !== JSON.stringify(notice)) location.reload()
    return endOf(notice) <= (Date.parse(answer.headers.get('date') ?? '') || Date.now())
  } catch {
    return false
  }
}
