import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WheelBlock } from '#manifest'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { isGone } from '#engine/data/retry.ts'
import { wheelStore, type WheelStore } from '#domains/wheel/wheel-store.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Progress } from './progress.tsx'
import { Stage } from './stage.tsx'
import { TimeLeft } from './time-left.tsx'
import styles from './wheel.module.css'

/** The wheel of fortune, or the progress towards the next one (spec §2). Resumes a spin that was interrupted. */
export default observer(function Wheel(_options: WheelBlock) {
  const store = useStore(wheelStore)
  const { t } = useTranslation('user')
  const [resource] = useState(() => statusOf(store))
  return (
    <section className={styles.page}>
      <p className={styles.notice} role="status">
        {store.unknownResult && t('wheel.unknown')}
      </p>
      <Loadable resource={resource} skeleton={<Content />}>
        {() => <Content />}
      </Loadable>
    </section>
  )
})

/** Loaded on each visit. A player without a wheel is not an error, and a failure leaves a wheel that turns on the screen. */
const statusOf = (store: WheelStore) => ({
  get status() {
    return store.isTurning || store.isBusy || isGone(store.data.error) ? 'ready' : store.data.status
  },
  get value() {
    return store.data.value
  },
  ensure: () => void store.load(),
  load: store.load,
})

/** Chosen by the user’s wheel status, which is known first. The wheel stays until its prize has been shown. */
const Content = observer(function Content() {
  const { status, isBusy, isReturning } = useStore(wheelStore)
  const { overlays } = useStores()
  if (isBusy || isReturning || overlays.isOpen('wheel-prize') || status === 'ALLOWED' || status === 'NEW')
    return <Stage />
  return status === 'IN_PROGRESS' ? <Progress /> : <TimeLeft />
})
