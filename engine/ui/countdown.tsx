import type { Language } from '#manifest'
import { numberFormat } from '../i18n/formats.ts'

interface CountdownProps {
  /** Undefined counts as zero. */
  left: { hours: number; minutes: number; seconds: number } | undefined
  language: Language
  className?: string | undefined
}

const nothing = { hours: 0, minutes: 0, seconds: 0 }

/** Hours, minutes and seconds with at least two digits each. Not announced as it ticks. */
export function Countdown({ left = nothing, language, className }: CountdownProps) {
  const two = numberFormat(language, { minimumIntegerDigits: 2, useGrouping: false })
  return (
    <bdi role="timer" dir="ltr" className={className}>
      {[left.hours, left.minutes, left.seconds].map((part) => two.format(part)).join(':')}
    </bdi>
  )
}
