import { observer } from 'mobx-react-lite'
import { useStores } from '../shell/stores.ts'
import { Blocks } from './blocks.tsx'
import { officialBlocks } from './page-blocks.ts'
import styles from './official-marks.module.css'

/** The official marks at the top of the screen, where the brand has some. */
export const OfficialMarks = observer(function OfficialMarks() {
  const official = officialBlocks(useStores().manifest)
  if (official.length === 0) return null
  return (
    <div className={styles.official}>
      <Blocks blocks={official} />
    </div>
  )
})
