import { useTranslation } from 'react-i18next'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { Actions, type ActionsProps } from './actions.tsx'
import styles from './verification.module.css'

const needs = [
  ['document', 'id-card'],
  ['camera', 'camera'],
  ['time', 'clock'],
] as const

/** What a verification is, what the player needs for it, and where it can be begun. */
export function Begin({ onHere, onOtherDevice }: Omit<ActionsProps, 'label'>) {
  const { t } = useTranslation('verification')
  return (
    <section className={classes(card.card, styles.begin)} aria-labelledby="verification-begin">
      <div className={styles.words}>
        <SectionTitle id="verification-begin">{t('start.title')}</SectionTitle>
        <p className={styles.text}>{t('start.text')}</p>
      </div>
      <ul className={styles.needs} role="list">
        {needs.map(([need, icon]) => (
          <li key={need} className={styles.need}>
            <span className={styles.needIcon}>
              <Icon name={icon} size={22} />
            </span>
            {t(`start.${need}`)}
          </li>
        ))}
      </ul>
      <Actions label={t('start.action')} onHere={onHere} onOtherDevice={onOtherDevice} />
    </section>
  )
}
