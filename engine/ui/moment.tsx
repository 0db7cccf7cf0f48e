import type { Language } from '#manifest'
import { dateFormat } from '../i18n/formats.ts'

const precisions = { day: { dateStyle: 'medium' }, minute: { dateStyle: 'medium', timeStyle: 'short' } } as const

/** Keeps a day period such as PM on the line of its time. */
const whole = (text: string) => text.replace(/(\p{Nd}) (?=\P{Nd}+$)/u, '$1\u00a0')

interface MomentProps {
  /** ISO 8601. */
  at: string
  language: Language
  /** `day` omits the time. */
  precision?: keyof typeof precisions
  className?: string | undefined
}

/** A date and time in the player’s time zone; nothing for an invalid one. */
export function Moment({ at, language, precision = 'minute', className }: MomentProps) {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return null
  return (
    <time className={className} dateTime={at}>
      {whole(dateFormat(language, precisions[precision]).format(time))}
    </time>
  )
}
