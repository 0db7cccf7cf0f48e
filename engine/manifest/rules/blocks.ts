import type { Block, RouteKey } from '#manifest'
import { parametersOf, whyNever } from './guards.ts'
import { blockLists, listedBlocks } from './lists.ts'
import type { Rule, RuleFinding } from './rule.ts'
import { sportsbookPages } from '#domains/sport/rules.ts'

const canShow: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block, list }): RuleFinding[] => {
    if (!block.guards?.length) return []
    const why = whyNever([...list.guards, ...block.guards], list.pages, manifest)
    // What keeps the whole list from showing is said of the page or the overlay.
    if (!why || whyNever(list.guards, list.pages, manifest)) return []
    const message = `The block "${block.use}" can never show: ${why}.`
    return [{ code: 'blocks/never-shown', pointer: `${pointer}/guards`, message, effect: 'no player ever sees it' }]
  })

const areDifferent: Rule = (manifest) =>
  blockLists(manifest).flatMap(({ pointer, blocks }): RuleFinding[] => {
    const written = blocks.map((block) => JSON.stringify(block))
    return written.flatMap((text, index): RuleFinding[] => {
      if (written.indexOf(text) === index) return []
      const at = `${pointer}/${index}`
      const message = `This block "${blocks[index]!.use}" stands here twice, with the same settings.`
      return [
        {
          code: 'blocks/repeated',
          pointer: at,
          message,
          fix: { pointer: at, remove: true },
          effect: 'players see the same thing twice',
        },
      ]
    })
  })

/** The pages whose address says what a block is to do. */
const pagesOf: Partial<Record<Block['use'], readonly RouteKey[]>> = {
  'static-page': ['STATIC_PAGE'],
  game: ['GAME'],
  'confirm-email': ['CONFIRM_MAIL'],
  'reset-password': ['RESET_PASSWORD'],
  sport: sportsbookPages,
}

const haveTheirAddress: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block, list }): RuleFinding[] => {
    const pages = pagesOf[block.use]
    if (!pages || pages.some((page) => list.pointer === `/pages/${page}/blocks`)) return []
    const message = `"${block.use}" goes by what the address names: it belongs on ${pages.join(', ')}.`
    const effect =
      block.use === 'static-page' || block.use === 'game' ? 'an error shows in its place' : 'it does nothing'
    return [{ code: 'blocks/no-address', pointer: `${pointer}/use`, message, effect }]
  })

const showWhatHasNoAddress: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block }): RuleFinding[] => {
    if (block.use !== 'blocks-of') return []
    const { path } = manifest.pages[block.page]
    if (parametersOf(path).length === 0) return []
    const message = `The blocks of ${block.page} go by what its address names (${path}): they cannot be shown on another page.`
    return [{ code: 'blocks/no-address', pointer: `${pointer}/page`, message, effect: 'an error shows in their place' }]
  })

/** What pages, the frame and overlays are composed of. */
export const blocks: Rule[] = [canShow, areDifferent, haveTheirAddress, showWhatHasNoAddress]
