import { whyNever } from './guards.ts'
import { blockLists, listedBlocks } from './lists.ts'
import type { Rule, RuleFinding } from './rule.ts'

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
      return [{ code: 'blocks/repeated', pointer: at, message, fix: { pointer: at, remove: true }, effect: 'players see the same thing twice' }]
    })
  })

const haveTheirAddress: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block, list }): RuleFinding[] => {
    if (block.use !== 'static-page' || list.pointer === '/pages/STATIC_PAGE/blocks') return []
    const message = '"static-page" shows the page that the address names: it belongs on STATIC_PAGE.'
    return [{ code: 'blocks/no-address', pointer: `${pointer}/use`, message, effect: 'an error shows in its place' }]
  })

/** What pages, the frame and overlays are composed of. */
export const blocks: Rule[] = [canShow, areDifferent, haveTheirAddress]
