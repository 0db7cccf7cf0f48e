import { Article } from './article.tsx'
import styles from './static-page.module.css'

/** What takes the place of the painted sheet once the text is there. */
export default function Early() {
  return (
    <Article title="{title}">
      <div className={styles.text} data-html />
    </Article>
  )
}
