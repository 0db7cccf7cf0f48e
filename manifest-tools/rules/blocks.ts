import type { Block, PageKey } from '#manifest'
import { parametersOf, whyUnreachable } from './guards.ts'
import { blockLists, listedBlocks } from './lists.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'
import { sportsbookPages } from '#domains/sport/rules.ts'

const canShow: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block, list }): RuleFinding[] => {
    if (!block.guards?.length) return []
    const why = whyUnreachable([...list.guards, ...block.guards], list.pages, manifest)
    // A list that never shows is reported for its page or overlay.
    if (!why || whyUnreachable(list.guards, list.pages, manifest)) return []
    const message = `The block "${block.use}" never shows: ${why}.`
    return [{ code: 'blocks/never-shown', pointer: `${pointer}/guards`, message, effect: 'nobody sees it' }]
  })

const repeats = new WeakMap<readonly Block[], number[]>()

/** Returns the indexes of blocks that are listed before. Brands share the lists of their parents. */
function repeatedIn(blocks: readonly Block[]): number[] {
  const written = repeats.has(blocks) ? [] : blocks.map((block) => JSON.stringify(block))
  const found = repeats.get(blocks) ?? [...written.keys()].filter((index) => written.indexOf(written[index]!) < index)
  repeats.set(blocks, found)
  return found
}

const areDifferent: Rule = (manifest) =>
  blockLists(manifest).flatMap(({ pointer, blocks }) =>
    repeatedIn(blocks).map((index): RuleFinding => {
      const at = `${pointer}/${index}`
      return {
        code: 'blocks/repeated',
        pointer: at,
        message: `The block "${blocks[index]!.use}" is listed twice with the same settings.`,
        fix: { pointer: at, remove: true },
        effect: 'players see the same thing twice',
      }
    }),
  )

/** Blocks that read parameters of their page’s address, and the pages that have them. */
const pagesOf: Partial<Record<Block['use'], readonly PageKey[]>> = {
  'static-page': ['STATIC_PAGE'],
  game: ['GAME'],
  'confirm-email': ['CONFIRM_MAIL'],
  'reset-password': ['RESET_PASSWORD'],
  sport: sportsbookPages,
}

const haveTheirAddress: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block, list }): RuleFinding[] => {
    const pages = pagesOf[block.use]
    if (!pages || pages.some((page) => list.pointer.startsWith(`/pages/${page}/blocks`))) return []
    const message = `"${block.use}" reads a parameter of the address: it can only be used on ${pages.join(' or ')}.`
    const effect = block.use === 'static-page' || block.use === 'game' ? 'an error shows instead' : 'it does nothing'
    return [{ code: 'blocks/no-address', pointer: `${pointer}/use`, message, effect }]
  })

const showWhatHasNoAddress: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block }): RuleFinding[] => {
    if (block.use !== 'blocks-of') return []
    const { path } = manifest.pages[block.page]
    if (parametersOf(path).length === 0) return []
    const message = `The blocks of ${block.page} read parameters of its address (${path}): they cannot be shown on another page.`
    return [{ code: 'blocks/no-address', pointer: `${pointer}/page`, message, effect: 'an error shows instead' }]
  })

/** Rules about the blocks of pages, the frame and overlays. */
export const blocks: Rule[] = [canShow, areDifferent, haveTheirAddress, showWhatHasNoAddress]
