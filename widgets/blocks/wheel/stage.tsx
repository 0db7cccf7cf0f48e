import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRegistry } from '#engine/shell/registry-context.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { Button } from '#engine/ui/button.tsx'
import { WheelPicture } from '#domains/wheel/parts/wheel-picture.tsx'
import { Prizes } from './prizes.tsx'
import { Refusal } from './refusal.tsx'
import { isStill, SpinState } from './spin-state.tsx'
import { Title } from './title.tsx'
import { useWheelMotion } from './use-wheel-motion.ts'
import styles from './wheel.module.css'

/** The wheel with its prizes, and buttons to spin it or to give it up. */
export const Stage = observer(function Stage() {
  const store = useStore(wheelStore)
  const { manifest, language, overlays } = useStores()
  const loadPrize = useRegistry().overlays['wheel-prize']
  const { t } = useTranslation('user')
  const { disc, pointer, landed } = useWheelMotion(store)
  const [isConfirming, setConfirming] = useState(false)
  const { data, awards, isBusy, isReturning, stage } = store
  const isPrizeShown = overlays.isOpen('wheel-prize')
  const isOver = landed && (isBusy || isPrizeShown)
  const isTurning = store.isTurning && !isOver
  const isDisabled = isBusy || isReturning || isPrizeShown || data.value === undefined

  // Preloads the overlay’s code, so that the prize is shown without delay.
  useEffect(() => {
    if (isBusy) void loadPrize().catch(() => undefined)
  }, [isBusy, loadPrize])

  return (
    <div className={styles.stage} data-stage={stage}>
      <Title />
      <div className={styles.wheel}>
        <WheelPicture
          awards={awards}
          language={language.current}
          icon={manifest.icon}
          state={isOver ? 'landed' : isTurning ? 'turns' : 'rests'}
          disc={disc}
          pointer={pointer}
        />
      </div>
      <SpinState isTurning={isTurning} />
      <div className={styles.actions}>
        <Button className={styles.spin} disabled={isDisabled} onClick={() => void store.spin()}>
          {t(isTurning && !isStill() ? 'wheel.spinning' : 'wheel.spin')}
        </Button>
        <Button kind="quiet" disabled={isDisabled} onClick={() => setConfirming(true)}>
          {t('wheel.refuse')}
        </Button>
      </div>
      <div className={styles.prizes}>
        <Prizes awards={awards} />
      </div>
      {isConfirming && <Refusal onClose={() => setConfirming(false)} />}
    </div>
  )
})
