import type { ReactNode } from 'react'
import styles from './consent.module.css'

interface WordsProps {
  title: string
  text: ReactNode
  /** Buttons. */
  children: ReactNode
}

/** Title and text beside the buttons. */
export const Words = ({ title, text, children }: WordsProps) => (
  <>
    <div className={styles.words}>
      <h2 id="consent-title" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </>
)
