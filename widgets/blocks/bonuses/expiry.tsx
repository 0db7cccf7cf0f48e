import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#api'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './bonuses.module.css'
import type { Language } from '#manifest'
import { relativeFormat } from '#engine/i18n/formats.ts'

/** The time left until a bonus expires by the server’s clock, if known. Not a live region. */
export const Expiry = observer(function Expiry({ bonus: { expiresAt } }: { bonus: Bonus }) {
  const { t } = useTranslation('user')
  const { language } = useStores()
  const { now } = useStore(clockStore)
  const end = Date.parse(expiresAt ?? '')
  if (Number.isNaN(end)) return null
  return (
    <p className={styles.expiry}>
      <Icon name="clock" size={16} />
      <time dateTime={expiresAt}>{t('bonuses.ends', { when: timeUntil(language.current, end, now) })}</time>
    </p>
  )
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats the time left, such as `in 5 days`: days, below two days hours, below one hour minutes. */
export function timeUntil(language: Language, at: number, now: number): string {
  const format = relativeFormat(language, { numeric: 'always' })
  const left = Math.max(0, at - now)
  if (left >= 2 * day) return format.format(Math.floor(left / day), 'day')
  if (left >= hour) return format.format(Math.floor(left / hour), 'hour')
  return format.format(Math.ceil(left / minute), 'minute')
}
