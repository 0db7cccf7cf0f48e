import type { Block, PageKey } from '#manifest'
import { isEmptied } from '#manifest-tools/rules/allowed-promotions.ts'
import type { Registry, Verdict } from '../registry.ts'
import type { Restriction } from '../shell/restriction-store.ts'
import type { Stores } from '../shell/stores.ts'
import { verdict } from '../shell/verdict.ts'
import { withInner } from './inner-blocks.ts'
import { isOffered } from './offered.ts'

/** What decides who may open a page. */
type PageAccess = Pick<Registry, 'guards'> & Partial<Pick<Registry, 'promotes'>>

/** What decides who may see what. */
export type Access = PageAccess & Pick<Registry, 'offers'>

/** What shows the brand’s own static pages where the platform has none. */
const ofStaticPages = new Set(['pages/STATIC_PAGE', 'blocks/static-page', 'blocks/static-pages'])

/** Whether a page or a block is not shown because the platform lacks a call that it lives on. */
const isAbsent = (part: `blocks/${string}` | `pages/${string}`, { manifest, http }: Stores): boolean =>
  http.absent.hides(part) && !(manifest.staticPages && ofStaticPages.has(part))

/** Whether the site has a page: visible in the manifest, and not without a call that it lives on. */
export const isPageThere = (page: PageKey, stores: Stores): boolean =>
  stores.manifest.pages[page].visible && !isAbsent(`pages/${page}`, stores)

/**
 * Whether a page is open to this player: visible in the manifest, not without a call that it lives on, not of promotions alone that
 * the brand may not show, or not to this player, and allowed by every guard (spec §2).
 */
export function pageVerdict(page: PageKey, { guards, promotes }: PageAccess, stores: Stores): Verdict {
  const { manifest } = stores
  return (
    isPageThere(page, stores) &&
    !isEmptied(page, manifest, (block) => isOffered(block.use, block, promotes, stores)) &&
    verdict(manifest.pages[page].guards, guards, stores)
  )
}

/**
 * Whether a block would be shown if the player were not restricted: allowed by every guard and by the brand’s rules of promotions,
 * and not without a call that it lives on.
 */
const isBlockAllowed = (block: Block, { guards, promotes }: Access, stores: Stores): boolean =>
  !isAbsent(`blocks/${block.use}`, stores) &&
  isOffered(block.use, block, promotes, stores) &&
  verdict(block.guards, guards, stores) === true

/** The restriction that hides a block that would be shown without it. */
export function withholding(block: Block, access: Access, stores: Stores): Restriction | undefined {
  const restriction = stores.restriction.closing(block.use, access.offers.blocks.includes(block.use))
  return restriction && isBlockAllowed(block, access, stores) ? restriction : undefined
}

/** Whether a block is shown: allowed, and not closed to this player. */
export const isBlockShown = (block: Block, access: Access, stores: Stores): boolean =>
  isBlockAllowed(block, access, stores) && !withholding(block, access, stores)

/**
 * Whether links lead to a page: it is open, and no restriction that hides links withholds anything on it. A restricted player who
 * opens the others by their address reads why there is nothing. The main page is always linked.
 */
export const isPageLinked = (page: PageKey, access: Access, stores: Stores): boolean =>
  pageVerdict(page, access, stores) === true &&
  (page === 'MAIN' ||
    stores.restriction.current === undefined ||
    !withInner(stores.manifest.pages[page].blocks).some(
      (block) => access.offers.blocks.includes(block.use) && isBlockAllowed(block, access, stores),
    ))
