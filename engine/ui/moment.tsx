import type { Language } from '#manifest'
import { localeOf } from './locale.ts'

const precisions = { day: { dateStyle: 'medium' }, minute: { dateStyle: 'medium', timeStyle: 'short' } } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** How a language writes days, or days with their time. Kept: to make one is slow, and a table has many. */
function formatOf(language: Language, precision: keyof typeof precisions): Intl.DateTimeFormat {
  const key = `${language} ${precision}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), precisions[precision])
  formats.set(key, made)
  return made
}

interface MomentProps {
  /** ISO 8601. */
  at: string
  language: Language
  /** `day` leaves the time out. */
  precision?: keyof typeof precisions
  className?: string | undefined
}

/** A moment by the player’s clock, as the language writes it; nothing where the text is no time. */
export function Moment({ at, language, precision = 'minute', className }: MomentProps) {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return null
  return (
    <time className={className} dateTime={at}>
      {formatOf(language, precision).format(time)}
    </time>
  )
}
