import type { Manifest, Notice, RouteKey } from '#manifest'
import { child } from '../pointer.ts'
import type { Rule, RuleFinding } from './rule.ts'

/** Every notice, and where it stands. */
function notices({ maintenance = {} }: Manifest): { pointer: string; notice: Notice }[] {
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
        message: `The notice has no words in ${missing.join(', ')}.`,
        effect: 'players in these languages read the product’s own words',
      },
    ]
  })

const isAhead: Rule = (manifest, { now }) =>
  notices(manifest).flatMap(({ pointer, notice: { end } }): RuleFinding[] => {
    const time = Date.parse(end ?? '')
    if (end === undefined || time > now) return []
    const message = Number.isNaN(time)
      ? `There is no such moment as ${end}.`
      : `The maintenance has ended: ${end} is past.`
    const effect = Number.isNaN(time)
      ? 'the notice stands until it is taken out'
      : 'the notice does nothing any more, and what it closed is open'
    return [{ code: 'maintenance/ended', pointer: `${pointer}/end`, message, effect }]
  })

const closesWhatIsThere: Rule = ({ maintenance, pages }) =>
  (Object.keys(maintenance?.pages ?? {}) as RouteKey[]).flatMap((page): RuleFinding[] => {
    if (pages[page].visible) return []
    return [
      {
        code: 'maintenance/hidden-page',
        pointer: `/maintenance/pages/${page}`,
        also: [`/pages/${page}/visible`],
        message: `${page} is closed for maintenance, but it is hidden anyway.`,
        effect: 'nobody reads the notice',
      },
    ]
  })

/** What is closed for maintenance. */
export const maintenance: Rule[] = [speaksEachLanguage, isAhead, closesWhatIsThere]
