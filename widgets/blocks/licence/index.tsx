import { useTranslation } from 'react-i18next'
import type { LicenceBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { numberText } from '#engine/i18n/formats.ts'
import { HelpLinks } from '#domains/protection/parts/help-links.tsx'
import styles from './licence.module.css'

/** The minimum age, the operator’s licence if the brand has a text of it, to play responsibly, and links to help organisations. */
export default function Licence({ text, minAge }: LicenceBlock) {
  const { manifest, language } = useStores()
  const { register, help } = manifest.playerProtection
  const { t } = useTranslation()
  const sentence = text ? `${t(text)} ${t('footer.playResponsibly')}` : t('footer.playResponsibly')
  return (
    <div className={styles.licence}>
      <span className={styles.sign} dir="ltr" aria-hidden>
        {numberText(minAge, language.current)}+
      </span>
      <div className={styles.text}>
        {text && register ? (
          <a className={styles.register} href={register} target="_blank" rel="noreferrer">
            {sentence}
          </a>
        ) : (
          sentence
        )}{' '}
        <span className="visually-hidden">{t('footer.minAge', { age: minAge })}</span>
        <HelpLinks help={help} />
      </div>
    </div>
  )
}
