import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LimitsBlock } from '#manifest'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Collapsible } from '#engine/ui/collapsible.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Rows } from './rows.tsx'

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
