import type { Language } from '#manifest'
import { numberText } from '../i18n/formats.ts'
import styles from './steps.module.css'

/** Numbered steps. The texts are already translated. */
export const Steps = ({ steps, language }: { steps: readonly string[]; language: Language }) => (
  <ol className={styles.steps}>
    {steps.map((step, index) => (
      <li key={step} className={styles.step} data-number={numberText(index + 1, language)}>
        {step}
      </li>
    ))}
  </ol>
)
