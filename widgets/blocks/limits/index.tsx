import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LimitsBlock } from '#manifest'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Collapsible } from '#engine/ui/collapsible.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import type { PlayerLimits } from '#api'
import { useWaitText } from '#domains/protection/parts/limits/use-wait-text.ts'
import { KindRow } from './kind-row.tsx'
import styles from './limits.module.css'
import { Reminder } from './reminder.tsx'

/** The player’s limits, each with its remainder, and the reminder interval. Renders nothing if the brand offers neither. */
export default observer(function Limits(_options: LimitsBlock) {
  const { limits, realityCheckMinutes } = useStores().manifest.playerProtection
  const store = useStore(limitStore)
  const { t } = useTranslation('user')
  useEffect(() => store.refresh(), [store])
  if (limits.length === 0 && !realityCheckMinutes) return null
  return (
    <Collapsible title={t('playerProtection.limits.title')}>
      <Loadable resource={store.limits} skeleton={<Rows />}>
        {(value) => <Rows known={value} />}
      </Loadable>
    </Collapsible>
  )
})

/** All kinds of limits and the reminder; read-only until `known` is loaded. */
const Rows = observer(function Rows({ known }: { known?: PlayerLimits }) {
  const { limits: kinds, realityCheckMinutes } = useStores().manifest.playerProtection
  const wait = useWaitText()
  return (
    <>
      {kinds.length > 0 && (
        <p className={styles.note} data-limit-wait>
          {wait.general()}
        </p>
      )}
      <ul role="list">
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} currency={known?.currency} />
        ))}
        {realityCheckMinutes && <Reminder chosen={known?.realityCheckMinutes} own={realityCheckMinutes} />}
      </ul>
    </>
  )
})
