import type { Manifest } from '#manifest'
import { licences as allPacks } from '#schemas/licences.ts'
import type { Finding } from '../check/diagnostic.ts'
import { label, show } from '../check/label.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'
import { dutyName, readWords, startOf, type OfLicence } from '../licences/duties.ts'
import { dutyStatuses, type DutyStatus, type Problem } from '../licences/evaluate.ts'

/** From how many days before it starts a duty is told. */
const daysBefore = 60

const day = 24 * 60 * 60 * 1000

const isKept: Rule = (manifest, context) =>
  dutyStatuses(manifest, context.packs ?? allPacks, context.now).flatMap((status) => {
    if (status.state === 'coming') return comingFindings(status, context.now)
    if (status.state !== 'broken' && status.state !== 'unclear') return []
    return status.problems.map((problem) => finding(status, problem, codeOf(status, problem), manifest))
  })

function codeOf({ isBinding }: DutyStatus, { against, isUnclear }: Problem) {
  if (isUnclear) return 'licences/offer-not-declared' as const
  if (against) return 'licences/contradict-each-other' as const
  return isBinding ? ('licences/violated' as const) : ('licences/laxer-than-unverified' as const)
}

function finding(status: DutyStatus, problem: Problem, code: Finding['code'], manifest: Manifest): RuleFinding {
  const { pointer, must, value, wanted, against, isUnclear } = problem
  const is = value === undefined ? 'is not set' : `is ${show(value)}`
  const said = isUnclear ? must : `${label(pointer)} must be ${must}, but ${is}`
  const other = against ? ` ${capital(dutyName(against))} asks for the opposite: use a brand per licence.` : ''
  return {
    code,
    pointer,
    part: valueIsHost(pointer, manifest) ? 'key' : value === undefined && !isUnclear ? 'holder' : 'value',
    message: `${capital(dutyName(status))}: ${status.duty.says} ${said}.${other} Source: ${sourceWords(status)}.`,
    effect: status.duty.effect ?? 'players do not get what the licence asks for',
    ...(code === 'licences/violated' && wanted !== undefined && { fix: { pointer, value: wanted } }),
  }
}

const valueIsHost = (pointer: string, { hosts }: Manifest) => pointer.slice('/hosts/'.length) in hosts

/** A duty that starts soon is told once, with what will not be accepted any more. */
function comingFindings(status: DutyStatus, now: number): RuleFinding[] {
  const { duty, pack, problems } = status
  const left = startOf(duty.from!, pack) - now
  if (left > daysBefore * day) return []
  return problems
    .filter(({ isUnclear }) => !isUnclear)
    .map(({ pointer, must, value }) => ({
      code: 'licences/coming' as const,
      pointer,
      part: value === undefined ? ('holder' as const) : ('value' as const),
      message: `${capital(dutyName(status))} applies from ${duty.from} (${pack.timeZone}), in ${Math.ceil(left / day)} days: ${duty.says} ${label(pointer)} must then be ${must}, but ${value === undefined ? 'is not set' : `is ${show(value)}`}. What no file sets changes by itself. Source: ${sourceWords(status)}.`,
      effect: `from that day on ${duty.effect ?? 'players get what the licence asks for'}`,
    }))
}

/** A source and how far it was read: nobody may take a value that was not read at its source for the law. */
const sourceWords = ({ duty: { source }, pack }: OfLicence) =>
  `${source.title} (${readWords[source.read]}${pack.draft ? ', draft' : ''})`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Rules about licences. */
export const licences = [isKept]
