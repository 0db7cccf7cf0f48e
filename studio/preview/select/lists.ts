import type { Block, Manifest } from '../../../schemas/generated/manifest.ts'

type List = [pointer: string, blocks: readonly Block[]]

/** Returns every list of blocks of a manifest with its pointer, those inside of blocks after the list that has these. */
export function listsOf({ frame, pages, notFound, overlays }: Manifest): List[] {
  const inside = Object.entries({ pages, overlays }).flatMap(([section, holders]) =>
    Object.entries(holders).flatMap(([name, holder]): List[] =>
      'blocks' in holder ? [[`/${section}/${name}/blocks`, holder.blocks as Block[]]] : [],
    ),
  )
  const framed = Object.entries(frame).map(([name, blocks]): List => [`/frame/${name}`, blocks])
  return [...inside, ...framed, ['/notFound', notFound] satisfies List].flatMap((list) => [list, ...innerLists(list)])
}

const innerLists = ([pointer, blocks]: List): List[] =>
  blocks.flatMap((block, index) =>
    'columns' in block
      ? block.columns.map((column, at): List => [`${pointer}/${index}/columns/${at}/blocks`, column.blocks])
      : [],
  )
