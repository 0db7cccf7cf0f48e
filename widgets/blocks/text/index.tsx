import type { TextBlock } from '#manifest'
import { Markdown } from '#engine/ui/markdown.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './text.module.css'

/** A text of the brand, in Markdown. */
export default function Text({ text, align = 'start' }: TextBlock) {
  const { t } = useOwnTexts(text)
  return (
    <div className={styles.text} data-align={align}>
      <Markdown text={t(text)} />
    </div>
  )
}
