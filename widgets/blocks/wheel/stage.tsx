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
import { Remaining } from './remaining.tsx'
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
  const { data, awards, isBusy, stage } = store
  const isPrizeShown = overlays.isOpen('wheel-prize')
  const isOver = landed && (isBusy || isPrizeShown)
  const isTurning = isBusy && !isOver && stage !== 'finishing'
  const isDisabled = isBusy || isPrizeShown || data.value === undefined

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
      <div className={styles.actions}>
        <Button className={styles.spin} disabled={isDisabled} onClick={() => void store.spin()}>
          {t(isTurning ? 'wheel.spinning' : 'wheel.spin')}
        </Button>
        <Button kind="quiet" disabled={isDisabled} onClick={() => setConfirming(true)}>
          {t('wheel.refuse')}
        </Button>
      </div>
      <div className={styles.prizes}>
        {!isTurning && <p>{t('wheel.lead')}</p>}
        <p className={styles.message} role="status">
          {isTurning && t('wheel.waiting')}
        </p>
        {isTurning && (
          <Remaining
            key={String(stage === 'turning')}
            isLanding={stage === 'turning'}
            reveal={manifest.wheel.reveal}
            language={language.current}
          />
        )}
        <Prizes awards={awards} />
      </div>
      {isConfirming && <Refusal onClose={() => setConfirming(false)} />}
    </div>
  )
})
