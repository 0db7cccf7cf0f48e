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

/** How often to check whether the site is open again. */
const recheckIntervalMs = 60_000

/** Players return at random within this time after the end, so that the site is not overloaded. */
const returnSpreadMs = 20_000

/**
 * Shows the maintenance page in place of the site and resolves when the site’s maintenance is over; at once if there is
 * none.
 */
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
    const atEnd = left < recheckIntervalMs * 1000 ? setTimeout(check, left + Math.random() * returnSpreadMs) : undefined
    const timer = setInterval(check, recheckIntervalMs)
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
 * Whether the end is past by the server’s clock, since the player’s may be wrong. Reloads the page if the published
 * notice has changed.
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
