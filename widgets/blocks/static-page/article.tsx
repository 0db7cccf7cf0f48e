import type { ReactNode } from 'react'
import styles from './static-page.module.css'

interface ArticleProps {
  lang?: string
  title: string
  /** The text, of the class `text`. */
  children: ReactNode
}

/** The sheet of a static page. */
export function Article({ lang, title, children }: ArticleProps) {
  return (
    <article className={styles.page} lang={lang} dir="auto">
      <h2 className={styles.title}>{title}</h2>
      {children}
    </article>
  )
}
