import type { ReactNode } from 'react'
import styles from './empty.module.css'
import { Icon } from './icon.tsx'

interface EmptyProps {
  icon: Parameters<typeof Icon>[0]['name']
  /** Translated, like `text`. */
  title: string
  text?: string
  /** Actions. */
  children?: ReactNode
}

/** An empty state with optional actions. */
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
