import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlayerLimits } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { KindRow } from './kind-row.tsx'
import styles from './limits.module.css'
import { Reminder } from './reminder.tsx'

/** Default cool-off of looser limits, shown until the server’s value is known. */
const defaultCoolOffHours = 24

/** All kinds of limits and the reminder; read-only until `known` is loaded. */
export const Rows = observer(function Rows({ known }: { known?: PlayerLimits }) {
  const { manifest, language } = useStores()
  const { t } = useTranslation('user')
  const { limits: kinds, realityCheckMinutes } = manifest.playerProtection
  const coolOff = minutesText((known?.coolOffHours ?? defaultCoolOffHours) * 60, language.current)
  return (
    <>
      {kinds.length > 0 && <p className={styles.note}>{t('playerProtection.limits.text', { time: coolOff })}</p>}
      <ul role="list">
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} currency={known?.currency} />
        ))}
        {realityCheckMinutes && <Reminder chosen={known?.realityCheckMinutes} own={realityCheckMinutes} />}
      </ul>
    </>
  )
})
