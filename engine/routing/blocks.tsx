import { observer } from 'mobx-react-lite'
import type { Block } from '#manifest'
import { useAccess } from './registry-context.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { Widget } from './widget.tsx'

/** Blocks as the manifest lists them. One that fails shows its own error and leaves the others alone. */
export const Blocks = observer(function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const access = useAccess()
  return blocks.map((block, index) =>
    access.verdict(block.guards) === true ? (
      <div key={`${index}-${block.use}`} data-block={block.use}>
        <BlockBoundary>
          <Widget slot="blocks" use={block.use} options={block as never} />
        </BlockBoundary>
      </div>
    ) : null,
  )
})
