import { useTranslation } from 'react-i18next'
import type { LicenceBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { isolated } from '#engine/i18n/direction.ts'
import { numberText } from '#engine/i18n/formats.ts'
import { HelpLinks } from '#domains/protection/parts/help-links.tsx'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import styles from './licence.module.css'

/** The minimum age, the operator’s licence if the brand has a text of it, to play responsibly, and links to support and help organisations. */
export default function Licence({ text, number, seal, support, minAge }: LicenceBlock) {
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
        {text && number && (
          <>
            <span className={styles.number}>{t('footer.licenceNumber', { number: isolated(number) })}</span>{' '}
          </>
        )}
        <span className="visually-hidden">{t('footer.minAge', { age: minAge })}</span>
        {support && (
          <a className={styles.support} href={support}>
            {t('footer.support')}
          </a>
        )}
        <HelpLinks help={help} />
      </div>
      {text && seal && <Seal image={seal} register={register} name={t(text)} />}
    </div>
  )
}

/** The seal of the authority, a link to the brand’s entry in its register. */
function Seal({ image, register, name }: { image: string; register: string | undefined; name: string }) {
  const picture = <LazyImage className={styles.seal} src={image} alt={name} width={88} height={56} />
  if (!register) return picture
  return (
    <a className={styles.sealLink} href={register} target="_blank" rel="noreferrer">
      {picture}
    </a>
  )
}
