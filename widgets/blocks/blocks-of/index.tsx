import type { BlocksOfBlock } from '#manifest'
import { Blocks } from '#engine/routing/blocks.tsx'
import { useStores } from '#engine/shell/stores.ts'
import styles from './blocks-of.module.css'

/** Renders the blocks of another page. Its `blocks-of` blocks are skipped: two pages could refer to each other. */
export default function BlocksOf({ page }: BlocksOfBlock) {
  const { blocks } = useStores().manifest.pages[page]
  return (
    <div className={styles.blocks}>
      <Blocks blocks={blocks.filter(({ use }) => use !== 'blocks-of')} />
    </div>
  )
}
