import { useId, type ReactNode } from 'react'
import { SectionTitle } from './section-title.tsx'
import styles from './section.module.css'

interface SectionProps {
  /** The heading, translated; without one it is no section of its own. */
  title: string | undefined
  children: ReactNode
}

/** Content below a heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId()
  if (title === undefined) return <div className={styles.section}>{children}</div>
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  )
}
