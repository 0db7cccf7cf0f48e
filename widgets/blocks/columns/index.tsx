import { use } from 'react'
import type { ColumnsBlock } from '#manifest'
import { Blocks } from '#engine/routing/blocks.tsx'
import { FirstScreen } from '#engine/routing/first-screen.ts'
import styles from './columns.module.css'

/** Columns of blocks. Those of the first screen are drawn at once, as the block itself is. */
export default function Columns({ columns }: ColumnsBlock) {
  const isFirst = use(FirstScreen)
  return (
    <div className={styles.columns} data-count={columns.length}>
      {columns.map(({ blocks }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no name, and only Studio changes them.
        <div key={index} className={styles.column}>
          <Blocks blocks={blocks} {...(isFirst && { first: blocks.length })} />
        </div>
      ))}
    </div>
  )
}
