import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import type { Block } from '#manifest'
import { useBlockState } from '../ui/page-state.ts'
import { useHydrating } from '../ui/use-hydrating.ts'
import { BlockElement, blockKey } from './block-element.tsx'
import { BlockBoundary } from './block-boundary.tsx'
import { FirstScreen } from './first-screen.ts'
import { useRegistry } from '../shell/registry-context.ts'
import { useAccess } from './use-access.ts'
import { Widget } from './widget.tsx'

interface BlocksProps {
  blocks: readonly Block[]
  /** How many of those that are shown are drawn at once; the others follow in the background. All in a page’s HTML file, and where it is left out. */
  first?: number
}

/** Blocks as the manifest lists them: a part of the page, ready once all are drawn. One that fails shows its own error and leaves the others alone. */
export const Blocks = observer(function Blocks({ blocks, first }: BlocksProps) {
  const access = useAccess()
  const { offers } = useRegistry()
  const firstBlocks = first === undefined ? [] : upTo(first, blocks, access.shows)
  const isWhole = useHydrating() || first === undefined
  const drawn = useDeferredValue(blocks, isWhole ? blocks : firstBlocks)
  useBlockState(drawn.length < blocks.length ? 'loading' : 'ready')
  return drawn.map((block, index) =>
    access.shows(block) ? (
      <BlockElement
        key={blockKey(index, block)}
        data-block={block.use}
        data-offer={offers.blocks.includes(block.use) ? '' : undefined}
      >
        <FirstScreen value={index < firstBlocks.length}>
          <BlockBoundary>
            <Widget slot="blocks" use={block.use} options={block} />
          </BlockBoundary>
        </FirstScreen>
      </BlockElement>
    ) : null,
  )
})

/** The blocks up to the one that is the `count`th to be shown. */
function upTo(count: number, blocks: readonly Block[], shows: (block: Block) => boolean) {
  let left = count
  const end = blocks.findIndex((block) => shows(block) && --left < 0)
  return end < 0 ? blocks : blocks.slice(0, end)
}
