import type { Block } from '#manifest'

/** Returns blocks with those inside of them (`columns`), each of which has the guards around it too. */
export const withInner = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] =>
    'columns' in block ? [block, ...block.columns.flatMap((column) => column.blocks.map(guarded(block)))] : [block],
  )

const guarded =
  ({ guards = [] }: Block) =>
  <Inner extends Block>(inner: Inner): Inner => ({ ...inner, guards: [...guards, ...(inner.guards ?? [])] })
