import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Bonus } from '#api'
import type { BonusesBlock } from '#manifest'
import { bonusStore } from '#domains/offers/bonus-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Activation } from './activation.tsx'
import { BonusLists } from './bonus-lists.tsx'
import styles from './bonuses.module.css'

/** The player’s bonuses grouped by status, and the dialog that confirms an activation. */
export default observer(function Bonuses(_options: BonusesBlock) {
  const store = useStore(bonusStore)
  const { list } = store
  const [confirming, setConfirming] = useState<Bonus | null>(null)
  useEffect(() => store.refresh(), [store, list])
  return (
    <>
      <Loadable resource={list} skeleton={<BonusesSkeleton />}>
        {(bonuses) => <BonusLists bonuses={bonuses} onActivate={setConfirming} />}
      </Loadable>
      {confirming && <Activation bonus={confirming} onClose={() => setConfirming(null)} />}
    </>
  )
})

const BonusesSkeleton = () => (
  <div className={styles.parts}>
    <Skeleton height="260px" />
    <Skeleton height="200px" />
  </div>
)
