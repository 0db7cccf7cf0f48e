import type { Rule, RuleFinding } from '../check/rule.ts'
import { isDate, notices } from './maintenance.ts'

const exists: Rule = (manifest) =>
  notices(manifest).flatMap(({ pointer, notice: { start } }): RuleFinding[] => {
    if (start === undefined || isDate(start)) return []
    const message = `"${start}" does not exist: check the month, the day and the time.`
    return [
      {
        code: 'maintenance/start-not-a-date',
        pointer: `${pointer}/start`,
        message,
        effect: 'maintenance starts at a wrong time, or at once',
      },
    ]
  })

const comesBeforeEnd: Rule = (manifest) =>
  notices(manifest).flatMap(({ pointer, notice: { start = '', end = '' } }): RuleFinding[] => {
    if (!(Date.parse(start) >= Date.parse(end))) return []
    return [
      {
        code: 'maintenance/start-after-end',
        pointer: `${pointer}/start`,
        also: [`${pointer}/end`],
        message: `The maintenance starts at ${start}, which is not before its end, ${end}.`,
        effect: 'nothing is ever closed',
      },
    ]
  })

/** Rules about when maintenance starts. */
export const maintenanceStart: Rule[] = [exists, comesBeforeEnd]
