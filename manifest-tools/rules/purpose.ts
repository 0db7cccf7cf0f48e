import type { Block, Manifest, PageKey } from '#manifest'
import { innerLists, listedBlocks, visiblePages } from './lists.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

type Use = Block['use']

/** The blocks that a page is for: players come for one of them. */
const mainBlocks: Partial<Record<PageKey, readonly Use[]>> = {
  LOGIN: ['login-form', 'telegram-login'],
  REGISTER: ['register-form', 'telegram-login'],
  TELEGRAM_LOGIN: ['register-telegram'],
  DEPOSIT: ['deposit'],
  WITHDRAWAL: ['withdrawal'],
  GAME: ['game'],
  STATIC_PAGE: ['static-page'],
  CHANGE_PASSWORD: ['change-password'],
  USER_DOCUMENT: ['user-documents'],
  VERIFICATION: ['verification'],
}

/** Returns the blocks of a page, with those that it shows of other pages. */
function usesOn(page: PageKey, manifest: Manifest, seen: readonly PageKey[] = []): Use[] {
  if (seen.includes(page)) return []
  return manifest.pages[page].blocks.flatMap((block) => {
    if (block.use === 'blocks-of') return usesOn(block.page, manifest, [...seen, page])
    return [block.use, ...innerLists(block, '').flatMap(([, blocks]) => blocks.map(({ use }) => use))]
  })
}

const keepTheirMainBlock: Rule = (manifest) =>
  visiblePages(manifest).flatMap((page): RuleFinding[] => {
    const [wanted, uses] = [mainBlocks[page], usesOn(page, manifest)]
    // An empty page is reported as such.
    if (!wanted || uses.length === 0 || wanted.some((use) => uses.includes(use))) return []
    const { path } = manifest.pages[page]
    const names = wanted.map((use) => `"${use}"`).join(' or ')
    return [
      {
        code: 'pages/lacks-main-block',
        pointer: `/pages/${page}/blocks`,
        message: `${page} has no block ${names}: add it, or hide the page.`,
        effect: `players who open ${path} cannot do what they came for`,
      },
    ]
  })

/** The blocks that show games with links to them. */
const gameLists: readonly Use[] = ['game-row', 'game-grid']

const gamesCanBeOpened: Rule = (manifest) => {
  const rows = listedBlocks(manifest).filter(({ block }) => gameLists.includes(block.use))
  if (manifest.pages.GAME.visible || rows.length === 0) return []
  return [
    {
      code: 'pages/games-without-page',
      pointer: '/pages/GAME/visible',
      also: rows.slice(0, 1).map(({ pointer }) => `${pointer}/use`),
      message: `GAME is hidden, but "${rows[0]!.block.use}" lists games: show it, or remove these blocks.`,
      effect: 'players see games that they cannot open',
    },
  ]
}

/** Returns the pages from one page over `blocks-of` back to it; empty if there is no way back. */
function circleFrom(page: PageKey, manifest: Manifest, way: readonly PageKey[] = []): readonly PageKey[] {
  if (way.includes(page)) return page === way[0] ? [...way, page] : []
  const next = manifest.pages[page].blocks.flatMap((block) => (block.use === 'blocks-of' ? [block.page] : []))
  return next.map((each) => circleFrom(each, manifest, [...way, page])).find(({ length }) => length > 0) ?? []
}

const blocksOfEnd: Rule = (manifest) =>
  (Object.keys(manifest.pages) as PageKey[]).flatMap((page): RuleFinding[] => {
    const circle = circleFrom(page, manifest)
    // Each circle is reported once, at its first page.
    if (circle.length === 0 || page !== [...circle].sort()[0]) return []
    const index = manifest.pages[page].blocks.findIndex(
      (block) => block.use === 'blocks-of' && block.page === circle[1],
    )
    return [
      {
        code: 'blocks/circle',
        pointer: `/pages/${page}/blocks/${index}/page`,
        message: `"blocks-of" leads in a circle: ${circle.join(' → ')}. Remove one of these blocks.`,
        effect: 'these pages crash',
      },
    ]
  })

/** Rules about what pages are for. */
export const purpose: Rule[] = [keepTheirMainBlock, gamesCanBeOpened, blocksOfEnd]
