import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { unitText } from '#engine/i18n/formats.ts'
import { finishAfterSeconds, resultDelaySeconds } from '#domains/wheel/wheel-rules.ts'
import { type WheelStore, wheelStore } from '#domains/wheel/wheel-store.ts'
import styles from './wheel.module.css'

/** What the wheel is doing: an invitation to spin it, what a turning or stopped wheel waits for, and the seconds left. */
export const SpinState = observer(function SpinState({ isTurning }: { isTurning: boolean }) {
  const store = useStore(wheelStore)
  const { t } = useTranslation('user')
  const { manifest } = useStores()
  const end = isTurning ? prizeAt(store, manifest.wheel.reveal) : undefined
  const isClosing = !isTurning && store.stage === 'finishing'
  return (
    <div className={styles.state}>
      {!isTurning && !isClosing && <p>{t('wheel.lead')}</p>}
      <p className={styles.message} role="status">
        {isClosing && t('wheel.closing')}
        {isTurning && end === undefined && t('wheel.waiting')}
        {isTurning && end !== undefined && <Wait end={end} isLanding={store.stage === 'turning'} />}
      </p>
      {end !== undefined && <Remaining end={end} />}
    </div>
  )
})

/** Whether the wheel does not turn, because the player’s device asks for no motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** When the prize is shown if the result comes in time, in milliseconds since 1970. */
function prizeAt({ times }: Pick<WheelStore, 'times'>, reveal: 'after-result' | 'on-award'): number | undefined {
  if (!times) return undefined
  const early = reveal === 'on-award' ? resultDelaySeconds * 1000 : 0
  return (times.turnsAt ?? times.resultAt - early) + finishAfterSeconds * 1000
}

interface WaitProps {
  end: number
  /** Whether the wheel already turns to its prize. */
  isLanding: boolean
}

/** A result that has not come when the wheel should turn to it is late. */
const Wait = observer(function Wait({ end, isLanding }: WaitProps) {
  const { t } = useTranslation('user')
  const isLate = useIsLate(end) && !isLanding
  if (isLate) return t('wheel.late')
  return t(isStill() ? 'wheel.still' : 'wheel.waiting')
})

/** The seconds until the prize is shown. Not announced as they tick. None are known of a result that is late. */
const Remaining = observer(function Remaining({ end }: { end: number }) {
  const language = useStores().language.current
  const { stage } = useStore(wheelStore)
  const seconds = useSecondsTo(end)
  const isLate = useIsLate(end)
  if (isLate && stage !== 'turning') return null
  return (
    <span className={styles.remaining} role="timer">
      {unitText(Math.max(0, seconds), 'second', language, 'short')}
    </span>
  )
})

/** Whether the wheel should turn to its prize by now: the result was due, and a second has passed. */
const useIsLate = (end: number) => useSecondsTo(end) < finishAfterSeconds - 1

/** Ticks with the clock, but counts by the browser’s time, as spins are stored. */
function useSecondsTo(end: number): number {
  void useStore(clockStore).now
  return secondsTo(end)
}

const secondsTo = (end: number) => Math.ceil((end - Date.now()) / 1000)
