import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Language, Manifest } from '#manifest'
import { finishAfterSeconds, resultDelaySeconds } from '#domains/wheel/wheel-rules.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { unitText } from '#engine/i18n/formats.ts'
import styles from './wheel.module.css'

interface RemainingProps {
  /** Whether the wheel already turns to its prize. */
  isLanding: boolean
  reveal: Manifest['wheel']['reveal']
  language: Language
}

/** The seconds until the prize is shown, counted from the mounting. Remount it for another stage. Not announced as it ticks. */
export const Remaining = observer(function Remaining({ isLanding, reveal, language }: RemainingProps) {
  const { now } = useStore(clockStore)
  const waits = isLanding || reveal === 'on-award' ? 0 : resultDelaySeconds
  const [end] = useState(now + (waits + finishAfterSeconds) * 1000)
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  return (
    <span className={styles.remaining} role="timer">
      {unitText(seconds, 'second', language, 'short')}
    </span>
  )
})
