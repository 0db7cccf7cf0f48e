import { createElement, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './fold.module.css'

interface FoldProps extends Omit<ComponentProps<'details'>, 'title' | 'className'> {
  /** Translated. */
  title: string
  /** The level of its heading. */
  level: 2 | 3
  /** Of a list of many, such as questions. */
  isSmall?: boolean
  children: ReactNode
}

/** A heading that opens and closes what is below it. */
export const Fold = ({ title, level, isSmall = false, children, ...details }: FoldProps) => (
  <details className={styles.fold} data-small={isSmall || undefined} {...details}>
    <summary className={styles.summary}>
      {createElement(`h${level}`, { className: styles.title }, title)}
      <span className={styles.chevron}>
        <Icon name="chevron-down" />
      </span>
    </summary>
    {children}
  </details>
)
