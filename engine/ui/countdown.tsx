import type { Language } from '#manifest'
import { localeOf } from './locale.ts'

interface CountdownProps {
  /** Undefined counts as zero. */
  left: { hours: number; minutes: number; seconds: number } | undefined
  language: Language
  className?: string | undefined
}

const nothing = { hours: 0, minutes: 0, seconds: 0 }

/** Hours, minutes and seconds with at least two digits each. Not announced as it ticks. */
export function Countdown({ left = nothing, language, className }: CountdownProps) {
  const two = new Intl.NumberFormat(localeOf(language), { minimumIntegerDigits: 2, useGrouping: false })
  return (
    <bdi role="timer" dir="ltr" className={className}>
      {[left.hours, left.minutes, left.seconds].map((part) => two.format(part)).join(':')}
    </bdi>
  )
}
