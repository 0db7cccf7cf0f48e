import type { ReactNode } from 'react'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger'
  icon: Parameters<typeof Icon>[0]['name']
  /** Translated, like `text`. */
  title: string
  text?: string | undefined
  /** `alert` to interrupt a screen reader, `status` for news. */
  role?: 'alert' | 'status'
  /** Actions. */
  children?: ReactNode
}

/** A message about a payment or about what prevents it. */
export const Notice = ({ tone, icon, title, text, role, children }: NoticeProps) => (
  <div className={classes(styles.notice, styles[tone])} role={role}>
    <span className={styles.icon}>
      <Icon name={icon} size={22} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)
