import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './form-skeleton.module.css'

/** Skeleton of a form with this number of fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={styles.form}>
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} height="75px" />
      ))}
      <Skeleton height="40px" />
    </div>
  )
}
