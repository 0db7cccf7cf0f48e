import type { FieldProps } from '#engine/forms/field.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import styles from './bonus-choice.module.css'

export { value } from './value.ts'

/** The choice of the bonus of the first deposit. The other fields do not wait for its texts, which no other page needs. */
export default function BonusChoiceField({ field, message, onChange }: FieldProps) {
  return (
    <Boundary fallback={<Skeleton className={styles.waiting} />}>
      <BonusChoice name={field.name} message={message} onChange={onChange} />
    </Boundary>
  )
}
