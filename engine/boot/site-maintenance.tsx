import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manifest, Notice } from '#manifest'
import type { Registry } from '../registry.ts'
import { MaintenanceNotice } from '../routing/maintenance-notice.tsx'
import { endOf, isInForce, startOf } from '../shell/maintenance-store.ts'
import type { Stores } from '../shell/stores.ts'
import { Button } from '../ui/button.tsx'
import { ClosedPage } from './closed-page.tsx'
import styles from './closed-page.module.css'

/** How often to check whether the site is open again. */
const recheckIntervalMs = 60_000

/** Players return at random within this time after the end, so that the site is not overloaded. */
const returnSpreadMs = 20_000

/** How soon a start that the server does not see yet is looked at again. */
const shortlyMs = 5_000

/**
 * Shows the maintenance page in place of the site and resolves when the site’s maintenance is over; at once if there is
 * none. Maintenance that has not started yet reloads the page at its start.
 */
export async function siteMaintenanceOver(
  render: (page: ReactNode) => void,
  stores: Stores,
  registry: Registry,
): Promise<void> {
  const { manifest, http } = stores
  const notice = manifest.maintenance?.site
  if (!notice || endOf(notice) <= http.now()) return undefined
  if (notice.start !== undefined && !(await isClosed(notice))) return closeAtStart(notice, http.now)
  return new Promise((resolve) => {
    render(
      <ClosedPage name="MAINTENANCE" title="maintenance.siteTitle" stores={stores} registry={registry}>
        <SiteMaintenance notice={notice} onOver={resolve} />
      </ClosedPage>,
    )
  })
}

/** Reloads the page once the notice that is published then is in force. */
function closeAtStart(notice: Notice, now: () => number) {
  const left = startOf(notice) - now()
  setTimeout(
    async () => {
      if (startOf(notice) > now()) return closeAtStart(notice, now)
      const page = await published()
      if (page && !page.notice) return undefined
      const current = page?.notice ?? notice
      return isInForce(current, page?.now ?? now()) ? location.reload() : closeAtStart(current, now)
    },
    Math.min(Math.max(left, shortlyMs), recheckIntervalMs),
  )
}

/** Whether a notice is in force by the server’s clock; by the player’s if the server does not answer. */
async function isClosed(notice: Notice): Promise<boolean> {
  const page = await published()
  return isInForce(notice, page?.now ?? Date.now())
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
      <MaintenanceNotice
        place="site"
        notice={notice}
        title={t('maintenance.siteTitle')}
        text={t('maintenance.siteText')}
        heading="h1"
      />
      <div className={styles.actions}>
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
  const page = await published()
  if (!page) return false
  if (JSON.stringify(page.notice) !== JSON.stringify(notice)) location.reload()
  return endOf(notice) <= page.now
}

/** Returns the notice that is published now, and the server’s time; undefined if the server does not answer. */
async function published(): Promise<{ notice: Notice | undefined; now: number } | undefined> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const manifest = /id="manifest">(.*?)<\/script>/s.exec(await answer.text())?.[1]
    if (!answer.ok || manifest === undefined) return undefined
    const { maintenance } = JSON.parse(manifest) as Manifest
    return { notice: maintenance?.site, now: Date.parse(answer.headers.get('date') ?? '') || Date.now() }
  } catch {
    return undefined
  }
}
