import type { Block, Manifest } from '#manifest'

const bar: readonly Block[] = [{ use: 'official-bar' }]
const none: readonly Block[] = []

/** Returns the blocks at the top of every page, which stay in view: the official marks, where the brand has some. */
export const officialBlocks = ({ playerProtection }: Pick<Manifest, 'playerProtection'>): readonly Block[] =>
  playerProtection.officialBar ? bar : none
