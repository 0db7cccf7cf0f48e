import type { Manifest, Notice, PageKey } from '#manifest'
import { child } from '../json/pointer.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** Returns every maintenance notice and its pointer. */
export function notices({ maintenance = {} }: Manifest): { pointer: string; notice: Notice }[] {
  const { site, ...parts } = maintenance
  const listed = Object.entries(parts).flatMap(([part, byName]) =>
    Object.entries(byName).map(([name, notice]) => ({ pointer: child(`/maintenance/${part}`, name), notice })),
  )
  return site ? [{ pointer: '/maintenance/site', notice: site }, ...listed] : listed
}

const speaksEachLanguage: Rule = (manifest) =>
  notices(manifest).flatMap(({ pointer, notice: { texts } }): RuleFinding[] => {
    const missing = texts ? manifest.languages.filter((language) => texts[language] === undefined) : []
    if (missing.length === 0) return []
    return [
      {
        code: 'maintenance/missing-text',
        pointer: `${pointer}/texts`,
        also: ['/languages'],
        message: `The notice has no text in ${missing.join(', ')}.`,
        effect: 'players see the product’s default text in these languages',
      },
    ]
  })

const isAhead: Rule = (manifest, { now }) =>
  notices(manifest).flatMap(({ pointer, notice: { end } }): RuleFinding[] => {
    if (end === undefined || !isDate(end) || Date.parse(end) > now) return []
    const message = `The maintenance has ended: ${end} is in the past. Remove the notice, or set a later end.`
    return [
      { code: 'maintenance/ended', pointer: `${pointer}/end`, message, effect: 'the notice no longer has an effect' },
    ]
  })

/** Whether a date exists: JavaScript reads 31 February as 3 March. */
export function isDate(text: string): boolean {
  const [day = ''] = text.split('T')
  const read = new Date(`${day}T00:00Z`)
  return !Number.isNaN(Date.parse(text)) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

const exists: Rule = (manifest) =>
  notices(manifest).flatMap(({ pointer, notice: { end } }): RuleFinding[] => {
    if (end === undefined || isDate(end)) return []
    const message = `"${end}" does not exist: check the month, the day and the time.`
    return [
      {
        code: 'maintenance/not-a-date',
        pointer: `${pointer}/end`,
        message,
        effect: 'the notice ends at a wrong time, or never',
      },
    ]
  })

const closesWhatIsThere: Rule = ({ maintenance, pages }) =>
  (Object.keys(maintenance?.pages ?? {}) as PageKey[]).flatMap((page): RuleFinding[] => {
    if (pages[page].visible) return []
    return [
      {
        code: 'maintenance/hidden-page',
        pointer: `/maintenance/pages/${page}`,
        also: [`/pages/${page}/visible`],
        message: `${page} is closed for maintenance, but it is also hidden.`,
        effect: 'nobody sees the notice',
      },
    ]
  })

/** Rules about maintenance notices. */
export const maintenance: Rule[] = [speaksEachLanguage, exists, isAhead, closesWhatIsThere]
