import type { Block, Manifest } from '#manifest'
import type { Stores } from '../shell/stores.ts'

const bar: readonly Block[] = [{ use: 'official-bar' }]
const none: readonly Block[] = []

/** Returns the blocks at the top of every page, which stay in view: the official marks, where the brand has some. */
export const officialBlocks = ({ playerProtection }: Pick<Manifest, 'playerProtection'>): readonly Block[] =>
  playerProtection.officialBar ? bar : none

/** Returns the blocks around the current page, and its own where they are there too; those inside of others are not listed. */
export function pageBlocks(
  { manifest, location: { page } }: Pick<Stores, 'manifest' | 'location'>,
  hasOwn = true,
): Block[] {
  const { header, footer, bottomBar } = manifest.frame
  const { rail = manifest.frame.rail, blocks = [] } = page ? manifest.pages[page] : {}
  return [officialBlocks(manifest), header, rail, hasOwn ? blocks : [], footer, bottomBar].flat()
}
