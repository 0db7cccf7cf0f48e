import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './static-page.module.css'

/** The sheet without its text. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton height="2.4rem" width="60%" />
      <Skeleton height="24rem" />
    </div>
  )
}
