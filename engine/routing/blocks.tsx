import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import type { Block } from '#manifest'
import { useBlockState } from '../ui/page-state.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { useAccess } from './registry-context.ts'
import { Widget } from './widget.tsx'

interface BlocksProps {
  blocks: readonly Block[]
  /** How many are drawn at once; the others follow in the background. All where it is left out. */
  first?: number
}

/** Blocks as the manifest lists them: a part of the page, ready once all are drawn. One that fails shows its own error and leaves the others alone. */
export const Blocks = observer(function Blocks({ blocks, first = blocks.length }: BlocksProps) {
  const access = useAccess()
  const drawn = useDeferredValue(blocks, first < blocks.length ? blocks.slice(0, first) : blocks)
  useBlockState(drawn.length < blocks.length ? 'loading' : 'ready')
  return drawn.map((block, index) =>
    access.shows(block) ? (
      <div key={`${index}-${block.use}`} data-block={block.use}>
        <BlockBoundary>
          <Widget slot="blocks" use={block.use} options={block} />
        </BlockBoundary>
      </div>
    ) : null,
  )
})
