import type { ReactNode } from 'react'
import styles from './section-title.module.css'

/** The heading of a section, which refers to `id` in `aria-labelledby`. */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  )
}
