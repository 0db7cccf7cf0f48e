import { Skeleton } from '#engine/ui/skeleton.tsx'
import bar from './bar.module.css'
import styles from './game.module.css'
import stage from './stage.module.css'

/** Skeleton of the stage, in its size. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <div className={stage.stage} aria-hidden>
        <div className={bar.bar}>
          <Skeleton width="180px" height="20px" />
        </div>
        <Skeleton className={stage.screen} />
      </div>
    </div>
  )
}
