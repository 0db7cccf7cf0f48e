import { useTranslation } from 'react-i18next'
import type { LicenceBlock } from '#manifest'
import styles from './licence.module.css'

/** Who runs the site, and the age sign. */
export default function Licence({ text, minAge }: LicenceBlock) {
  const { t } = useTranslation()
  return (
    <div className={styles.licence}>
      <span className={styles.sign} dir="ltr" aria-hidden>
        {minAge}+
      </span>
      <p className={styles.text}>
        {t(text)} <span className="visually-hidden">{t('footer.minAge', { age: minAge })}</span>
      </p>
    </div>
  )
}
