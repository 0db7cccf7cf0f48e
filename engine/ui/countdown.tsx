import type { Language } from '#manifest'
import { numberFormat } from '../i18n/formats.ts'

interface CountdownProps {
  /** A whole number. */
  seconds: number
  language: Language
  className?: string | undefined
}

/** Hours, minutes and seconds with at least two digits each. Not announced as it ticks. */
export function Countdown({ seconds, language, className }: CountdownProps) {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = numberFormat(language, { minimumIntegerDigits: 2, useGrouping: false })
  return (
    <bdi role="timer" dir="ltr" className={className}>
      {parts.map((part) => two.format(part)).join(':')}
    </bdi>
  )
}
