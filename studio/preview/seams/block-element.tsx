import { keyOf } from './block-keys.ts'

export { FarBlock as BlockElement } from './far-block.tsx'

/** Returns the key of a block, which stays with it when it moves. */
export const blockKey = (_index: number, block: { use: string }): string => keyOf(block)
