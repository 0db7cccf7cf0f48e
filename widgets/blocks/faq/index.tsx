import type { FaqBlock, Question } from '#manifest'
import { Fold } from '#engine/ui/fold.tsx'
import { Markdown } from '#engine/ui/markdown.tsx'
import { Section } from '#engine/ui/section.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './faq.module.css'

/** Questions, each with an answer that a click opens. */
export default function Faq({ title, items }: FaqBlock) {
  const { t } = useOwnTexts(title)
  return (
    <Section title={title && t(title)}>
      <div className={styles.questions}>
        {items.map((item) => (
          <Item key={item.question} item={item} level={title ? 3 : 2} />
        ))}
      </div>
    </Section>
  )
}

/** `level` is that of the question’s heading. */
function Item({ item: { question, answer }, level }: { item: Question; level: 2 | 3 }) {
  const { t } = useOwnTexts(question, answer)
  return (
    <Fold title={t(question)} level={level} isSmall>
      <Markdown className={styles.answer} text={t(answer)} level={level === 3 ? 4 : 3} />
    </Fold>
  )
}
