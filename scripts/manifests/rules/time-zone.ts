import { suggest } from '#engine/manifest/suggest.ts'
import type { Rule } from '#engine/manifest/rule.ts'
import { isZone } from '../../publish/schedule/zoned.ts'

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
