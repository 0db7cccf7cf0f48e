import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { WheelPrizeOverlay } from '#manifest'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { AwardArt } from '#domains/wheel/parts/award-art.tsx'
import { awardKind, isMoney } from '#domains/wheel/parts/award-kind.ts'
import { awardSize } from '#domains/wheel/parts/award-size.ts'
import { AwardValue } from '#domains/wheel/parts/award-value.tsx'
import { usePrizeLabel } from '#domains/wheel/parts/use-prize-label.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { Confetti } from './confetti.tsx'
import styles from './wheel-prize.module.css'

/** The wheel’s prize: a consolation, a free spin, or the value followed by TND (spec §4). */
export default observer(function WheelPrize(_options: WheelPrizeOverlay) {
  const { prize, clearPrize } = useStore(wheelStore)
  const language = useStores().language.current
  const { t } = useTranslation('user')
  const prizeLabel = usePrizeLabel()
  if (!prize) return null
  const kind = awardKind(prize)
  const size = awardSize(prize)
  return (
    <Modal name="wheel-prize" title={t(`wheel.result.${kind}.title`)} onClose={clearPrize}>
      {size !== 'none' && <Confetti size={size} />}
      <div className={styles.prize} data-kind={kind} data-size={size}>
        <svg className={styles.art} viewBox="-40 -40 80 80" aria-hidden>
          <circle className={styles.medal} r="39" />
          <g transform="scale(1.35)">
            <AwardArt kind={kind} />
          </g>
        </svg>
        {isMoney(prize) && (
          <p className={styles.value}>
            <AwardValue value={prize.value} language={language} />
          </p>
        )}
        {kind === 'prize' && <p className={styles.value}>{prizeLabel(prize)}</p>}
        {kind === 'freeSpin' && <p className={styles.value}>{t('wheel.award.freeSpin')}</p>}
        <p className={styles.text}>{t(`wheel.result.${kind}.text`)}</p>
      </div>
      <Button onClick={clearPrize}>{t('wheel.ok')}</Button>
    </Modal>
  )
})
