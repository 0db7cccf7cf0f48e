import { TZDate } from '@date-fns/tz'
import { suggest } from '../check/suggest.ts'
import type { Rule } from '../check/rule.ts'

/** Whether a zone such as `Europe/Paris` is known. */
export const isZone = (zone: string) => !Number.isNaN(new TZDate(0, zone).getTime())

const isKnown: Rule = ({ timeZone }) => {
  if (timeZone === undefined || isZone(timeZone)) return []
  return [
    {
      code: 'time-zone/unknown',
      pointer: '/timeZone',
      message: `"${timeZone}" is not a time zone of the IANA database, such as Europe/Paris.`,
      suggestion: suggest(timeZone, Intl.supportedValuesOf('timeZone')),
      effect: 'publications cannot be scheduled in the brand’s time zone',
    },
  ]
}

/** Rules about the brand’s time zone. */
export const timeZone: Rule[] = [isKnown]
