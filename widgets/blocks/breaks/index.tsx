import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerBreak } from '#api'
import type { BreaksBlock } from '#manifest'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Collapsible } from '#engine/ui/collapsible.tsx'
import { HelpPanel } from '#domains/protection/parts/help-panel.tsx'
import { RegisterLink } from '#domains/protection/parts/register-link.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Active } from './active.tsx'
import styles from './breaks.module.css'
import { Offer } from './offer.tsx'

/** Offers a break from playing and self-exclusion, or shows the current one. Renders nothing if the brand has no breaks. */
export default observer(function Breaks(_options: BreaksBlock) {
  const { breaks, breakRules, help } = useStores().manifest.playerProtection
  const store = useStore(limitStore)
  const [taken, setTaken] = useState<PlayerBreak>()
  const { t } = useTranslation('user')
  useEffect(() => store.refresh(), [store])
  if (!breaks) return null
  return (
    <Collapsible title={t('playerProtection.breaks.title')} open={Boolean(taken ?? store.limits.value?.break)}>
      <Loadable resource={store.limits} skeleton={<Offers />}>
        {({ break: inForce }) => {
          const current = taken ?? inForce
          return (
            <>
              {current && <Active current={current} isNew={Boolean(taken)} />}
              <Offers current={current} onTaken={setTaken} />
            </>
          )
        }}
      </Loadable>
      {breakRules && <RegisterLink breakRules={breakRules} />}
      <HelpPanel help={help} />
    </Collapsible>
  )
})

interface OffersProps {
  /** The current break, if any. */
  current?: PlayerBreak | null
  /** Omitted while the current break is unknown: nothing can be confirmed yet. */
  onTaken?: (taken: PlayerBreak) => void
}

/** What is still available: during a break only self-exclusion, during a self-exclusion nothing. */
const Offers = ({ current, onTaken }: OffersProps) => (
  <div className={styles.offers}>
    {!current && <Offer kind="break" onTaken={onTaken} />}
    {current?.kind !== 'self-exclusion' && <Offer kind="self-exclusion" onTaken={onTaken} />}
  </div>
)
