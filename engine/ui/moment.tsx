import type { Language } from '#manifest'
import { localeOf } from './locale.ts'

const precisions = { day: { dateStyle: 'medium' }, minute: { dateStyle: 'medium', timeStyle: 'short' } } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the date format of a language. Cached, because creating one is slow and tables have many. */
function formatOf(language: Language, precision: keyof typeof precisions): Intl.DateTimeFormat {
  const key = `${language} ${precision}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), precisions[precision])
  formats.set(key, made)
  return made
}

/** Keeps a day period such as PM on the line of its time. */
const whole = (text: string) => text.replace(/(\d) (?=\D+$)/, '$1\u00a0')

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
      {whole(formatOf(language, precision).format(time))}
    </time>
  )
}
