import type { Block, Manifest } from '../../../schemas/generated/manifest.ts'

/** Returns every list of blocks of a manifest with its pointer. */
export function listsOf({ frame, pages, notFound, overlays }: Manifest): [string, readonly Block[]][] {
  const inside = Object.entries({ pages, overlays }).flatMap(([section, holders]) =>
    Object.entries(holders).flatMap(([name, holder]): [string, readonly Block[]][] =>
      'blocks' in holder ? [[`/${section}/${name}/blocks`, holder.blocks as Block[]]] : [],
    ),
  )
  const framed = Object.entries(frame).map(([name, blocks]): [string, readonly Block[]] => [`/frame/${name}`, blocks])
  return [...inside, ...framed, ['/notFound', notFound]]
}
