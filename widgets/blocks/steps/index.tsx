import { observer } from 'mobx-react-lite'
import { createElement } from 'react'
import type { Step, StepsBlock } from '#manifest'
import { numberText } from '#engine/i18n/formats.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Section } from '#engine/ui/section.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './steps.module.css'

/** Numbered steps, beside each other where there is room. */
export default function Steps({ title, items }: StepsBlock) {
  const { t } = useOwnTexts(title)
  return (
    <Section title={title && t(title)}>
      <ol className={styles.steps} role="list">
        {items.map((step, index) => (
          <Item key={step.title} step={step} number={index + 1} heading={title ? 'h3' : 'h2'} />
        ))}
      </ol>
    </Section>
  )
}

interface ItemProps {
  step: Step
  number: number
  heading: 'h2' | 'h3'
}

const Item = observer(function Item({ step: { title, text, icon }, number, heading }: ItemProps) {
  const { t } = useOwnTexts(title, text)
  const { language } = useStores()
  return (
    <li className={styles.step}>
      <div className={styles.head}>
        <span className={styles.number}>{numberText(number, language.current)}</span>
        {icon && (
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
        )}
      </div>
      {createElement(heading, { className: styles.title }, t(title))}
      {text && <p className={styles.text}>{t(text)}</p>}
    </li>
  )
})
