import type { ReactNode } from 'react'
import styles from './empty.module.css'
import { Icon } from './icon.tsx'

interface EmptyProps {
  icon: Parameters<typeof Icon>[0]['name']
  /** Already translated, as `text`. */
  title: string
  text?: string
  /** What to do instead. */
  children?: ReactNode
}

/** Says that there is nothing here yet, and what to do about it. */
export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  )
}
