import type { Block } from '#manifest'
import { instantOrReason } from '../time/zoned.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'
import { listedBlocks, type ListedBlock } from './lists.ts'
import { isListed, originOf } from './site.ts'
import { isZone } from './time-zone.ts'

type Of<Use extends Block['use']> = ListedBlock & { block: Extract<Block, { use: Use }> }

/** Returns a rule about the blocks of a widget. */
const about =
  <Use extends Block['use']>(
    use: Use,
    find: (listed: Of<Use>, ...given: Parameters<Rule>) => readonly RuleFinding[],
  ): Rule =>
  (manifest, context) =>
    listedBlocks(manifest).flatMap((listed) =>
      listed.block.use === use ? find(listed as Of<Use>, manifest, context) : [],
    )

const effectOfTime = 'players see no countdown, or one to another moment'

const countsToAMoment = about('countdown', ({ pointer, block: { until } }, { timeZone }, { now }) => {
  const at = { pointer: `${pointer}/until` }
  if (timeZone === undefined) {
    const message = `"${until}" is a local time, but the brand has no "timeZone": set one, such as Europe/Paris.`
    return [{ ...at, code: 'blocks/no-time-zone', message, effect: effectOfTime }]
  }
  // An unknown zone is reported as such.
  if (!isZone(timeZone)) return []
  const end = instantOrReason(until, timeZone)
  if (typeof end === 'string') return [{ ...at, code: 'blocks/no-such-time', message: end, effect: effectOfTime }]
  if (end.getTime() > now) return []
  const message = `${until.replace('T', ' ')} in ${timeZone} is over: set another time, or remove the block.`
  return [{ ...at, code: 'blocks/time-over', message, effect: 'players see what is shown after the end' }]
})

/** Whether an address is one of another site. */
const isElsewhere = (address: string) => address.startsWith('https://')

function unlisted(pointer: string, address: string, hosts: readonly string[] = []): RuleFinding[] {
  const origin = originOf(address)
  if (!isElsewhere(address) || isListed(origin, hosts)) return []
  const message = `${origin} is not among "embeds.hosts": add it there.`
  return [{ code: 'embedding/unlisted-address', pointer, message, effect: 'the page’s policy blocks it' }]
}

const embedsListedPages = about('embed', ({ pointer, block }, { embeds }) =>
  unlisted(`${pointer}/address`, block.address, embeds?.hosts),
)

const playsListedVideos = about('video', ({ pointer, block }, { embeds }) =>
  unlisted(`${pointer}/video`, block.video, embeds?.hosts),
)

const columnsAreFilled = about('columns', ({ pointer, block: { columns } }) =>
  columns.flatMap(({ blocks }, index): RuleFinding[] => {
    if (blocks.length > 0) return []
    const message = `Column ${index + 1} has no blocks: add one, or remove the column.`
    const at = `${pointer}/columns/${index}/blocks`
    return [{ code: 'blocks/empty-column', pointer: at, message, effect: 'players see a gap' }]
  }),
)

const rowsFitTheHeader = about('table', ({ pointer, block: { header, rows } }) =>
  rows.flatMap(({ cells }, index): RuleFinding[] => {
    if (cells.length === header.length) return []
    const message = `Row ${index + 1}: ${cells.length} cells, but the table has ${header.length} columns.`
    const at = `${pointer}/rows/${index}/cells`
    return [
      { code: 'blocks/uneven-row', pointer: at, message, effect: 'cells stand below a wrong heading, or below none' },
    ]
  }),
)

const callsLeadSomewhere = about('call-to-action', ({ pointer, block: { page, address } }) => {
  if (page !== undefined && address === undefined) return []
  if (page === undefined && address !== undefined) return []
  const message = page === undefined ? 'The button leads nowhere: set "page" or "address".' : bothTargets
  return [{ code: 'blocks/unclear-target', pointer, message, effect: 'players do not get where they should' }]
})

const bothTargets = 'The link has both "page" and "address": remove one of them.'

const picturesLinkByName = about('picture', ({ pointer, block: { alt, caption, page, address } }) => {
  if (page !== undefined && address !== undefined)
    return [{ code: 'blocks/unclear-target', pointer, message: bothTargets, effect: '"page" is ignored' }]
  if ((page === undefined && address === undefined) || alt !== undefined) return []
  const words = caption === undefined ? '' : ' The caption is not part of the link.'
  const message = `The picture is a link without a name: set "alt" to say where it leads.${words}`
  return [{ code: 'blocks/nameless-link', pointer, message, effect: 'screen readers announce a link without a name' }]
})

/** Rules about the blocks with content that operators write. */
export const contentBlocks: Rule[] = [
  countsToAMoment,
  embedsListedPages,
  playsListedVideos,
  columnsAreFilled,
  rowsFitTheHeader,
  callsLeadSomewhere,
  picturesLinkByName,
]
