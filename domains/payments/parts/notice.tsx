import type { ReactNode } from 'react'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger'
  icon: Parameters<typeof Icon>[0]['name']
  /** Already translated, as `text`. */
  title: string
  text?: string
  /** `alert` where it has to be heard at once, `status` where it is news. */
  role?: 'alert' | 'status'
  /** What to do about it. */
  children?: ReactNode
}

/** Tells the player what stands in the way of their money, or how far it is. */
export const Notice = ({ tone, icon, title, text, role, children }: NoticeProps) => (
  <div className={classes(styles.notice, styles[tone])} role={role}>
    <span className={styles.icon}>
      <Icon name={icon} size={22} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
)
