import type { Duty } from '#schemas/licence.ts'
import { boundWords } from '#manifest-tools/licences/bound.ts'
import { readWords } from '#manifest-tools/licences/duties.ts'
import { problemWords, type DutyStatus } from '#manifest-tools/licences/evaluate.ts'
import { note } from '#manifest-tools/licences/evidence.ts'
import type { Pack, Packs } from '#manifest-tools/licences/pack.ts'
import { columns, wrap } from '../columns.ts'
import type { Due } from './due.ts'
import { stateWords } from './evidence-page.ts'

const width = 100

const disclaimer = `\n${wrap(note, width).join('\n')}`

const read = ({ source }: Duty, { draft }: Pack) => `${readWords[source.read]}${draft ? ', draft' : ''}`

/** Formats a row per licence. */
export function listText(packs: Packs): string {
  const count = (duties: readonly Duty[], mark: Duty['source']['read']) =>
    String(duties.filter(({ source }) => source.read === mark).length)
  return `${columns([
    ['licence', '', 'duties', 'at source', 'second hand', 'not verified', ''],
    ...Object.entries(packs).map(([id, { name, duties, draft }]) => [
      id,
      name,
      String(duties.length),
      count(duties, 'own'),
      count(duties, 'secondHand'),
      count(duties, 'unverified'),
      draft ? 'draft: only warns' : '',
    ]),
  ])}\n${disclaimer}`
}

/** Formats a licence with each duty. */
export function showText(id: string, pack: Pack): string {
  const duties = pack.duties.map((duty) => `${duty.id}  ${duty.says}\n${columns(factsOf(duty, pack), '  ')}`)
  return [
    `${id}  ${pack.name}, ${pack.authority}${pack.draft ? ' (draft: sets nothing, only warns)' : ''}`,
    ...duties,
    disclaimer.trimStart(),
  ].join('\n\n')
}

function factsOf(duty: Duty, pack: Pack): string[][] {
  const { source, from, until, set = {}, check, heldBy, mustSay } = duty
  return [
    ['source', `${source.title} (${read(duty, pack)}, ${pack.sourcesRead})`],
    ...(source.address ? [['', source.address]] : []),
    ...(source.note ? [['note', source.note]] : []),
    ...(from ? [['from', from]] : []),
    ...(until ? [['until', until]] : []),
    ...Object.entries(set).map(([pointer, bound]) => ['setting', `${pointer}: ${boundWords(bound)}`]),
    ...(check ? [['rule', check.rule]] : []),
    ...(heldBy ? [[heldBy, mustSay ?? '']] : []),
  ]
}

/** The order in which states are told: what needs work comes first. */
const order = ['broken', 'unclear', 'coming', 'platform', 'vendor', 'product', 'held', 'over'] as const

/** Formats every duty of a brand by its state. */
export function checkText(id: string, statuses: readonly DutyStatus[]): string {
  if (statuses.length === 0) return `${id} names no licence.`
  const groups = order.flatMap((state) => {
    const own = statuses.filter((each) => each.state === state)
    if (own.length === 0) return []
    const rows = own.flatMap((each) => [
      [`${each.licence} ${each.duty.id}`, read(each.duty, each.pack), each.duty.says],
      ...each.problems.map((problem) => [
        '',
        each.isBinding && !problem.isUnclear ? 'error' : 'warning',
        problemWords(problem),
      ]),
    ])
    return [`${stateWords[state]} (${own.length})\n${columns(rows, '  ')}`]
  })
  return [id, ...groups, disclaimer.trimStart()].join('\n\n')
}

/** Formats what comes and what ends, by its day. */
export const dueText = (due: readonly Due[]): string =>
  due.length === 0
    ? 'No duty of any licence begins or ends at a known later day.'
    : columns(
        due.map(({ day, what, licence, duty, says, brands }) => [
          day,
          `${what === 'from' ? 'begins' : 'ends'}  ${licence} ${duty}`,
          brands.length > 0 ? brands.join(' ') : 'no brand',
          says,
        ]),
      )
