import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './progress.module.css'
import type { ShownStep } from './use-steps.ts'

/** Where the player is in a form of several steps, with the way back. Its title has the focus after a change of the step. */
export function Progress({ step: { index, count, title, back } }: { step: ShownStep }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(index)
  useEffect(() => {
    if (before.current !== index) heading.current?.focus()
    before.current = index
  }, [index])
  return (
    <div className={styles.progress}>
      <div className={styles.bar} aria-hidden>
        {Array.from({ length: count }, (_, each) => (
          <span key={each} data-done={each <= index || undefined} />
        ))}
      </div>
      <div className={styles.line}>
        {index > 0 && (
          <Button kind="plain" className={styles.back} aria-label={t('user:register.back')} onClick={back}>
            <Icon name="chevron-left" size={20} mirrored />
          </Button>
        )}
        <h3 ref={heading} className={styles.title} tabIndex={-1}>
          {title !== undefined && t(title)}
        </h3>
        <span className={styles.count}>{t('user:register.step', { step: index + 1, of: count })}</span>
      </div>
    </div>
  )
}
