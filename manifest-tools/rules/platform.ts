import type { Manifest } from '#manifest'
import { livesOn } from '#schemas/absences.ts'
import { replacedCalls } from '../layers/content-source.ts'
import { listedBlocks, visiblePages } from './lists.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** Tells what the brand loses with each call that its platform lacks. */
const lacks: Rule = (manifest) =>
  (manifest.platform?.lacks ?? []).map((call, index): RuleFinding => {
    const isReplaced = replacedCalls(manifest).includes(call)
    const gone = isReplaced ? [] : [...pagesWithout(call, manifest), ...blocksWithout(call, manifest)]
    return {
      code: 'platform/lacks',
      pointer: `/platform/lacks/${index}`,
      message: `The platform lacks ${call}.`,
      effect: gone.length > 0 ? `not shown: ${gone.join(', ')}` : 'none: no page or block of this brand lives on it',
    }
  })

const needs = (part: string, call: string) => livesOn[part]?.includes(call)

const pagesWithout = (call: string, manifest: Manifest) =>
  visiblePages(manifest).flatMap((page) => (needs(`pages/${page}`, call) ? [`page ${page}`] : []))

/** A block is named with each list that has it, save those of pages that are not shown anyway. */
const blocksWithout = (call: string, manifest: Manifest) => [
  ...new Set(
    listedBlocks(manifest)
      .filter(({ block }) => needs(`blocks/${block.use}`, call))
      .filter(({ list }) => list.pages.some((page) => !needs(`pages/${page}`, call)))
      .map(({ block, list }) => `block "${block.use}" of ${list.pointer.slice(1).replaceAll('/', '.')}`),
  ),
]

/** Rules about the platform. */
export const platform: Rule[] = [lacks]
