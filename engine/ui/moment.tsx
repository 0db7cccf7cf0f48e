import type { Language } from '#manifest'
import { dateText } from '../i18n/formats.ts'

/** Keeps a day period such as PM on the line of its time. */
const whole = (text: string) => text.replace(/(\p{Nd}) (?=\P{Nd}+$)/u, '$1\u00a0')

interface MomentProps {
  /** ISO 8601. */
  at: string
  language: Language
  /** `day` omits the time. */
  precision?: 'day' | 'minute'
  className?: string | undefined
}

/** A date and time in the player’s time zone; nothing for an invalid one. */
export function Moment({ at, language, precision = 'minute', className }: MomentProps) {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return null
  return (
    <time className={className} dateTime={at}>
      {whole(dateText(time, language, precision === 'day' ? 'date' : 'dateAndTime'))}
    </time>
  )
}
