import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#api'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { timeUntil } from '#engine/ui/time-until.ts'
import styles from './bonuses.module.css'

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
