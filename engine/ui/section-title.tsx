import type { ReactNode } from 'react'
import styles from './section-title.module.css'

/** The heading of a section of a page. `id` lets the section be named by it. */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  )
}
