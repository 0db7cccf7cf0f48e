import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { registrationStore } from '#domains/account/registration-store.ts'
import { numberText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import styles from './aside.module.css'

const WelcomeArt = lazyWithRetry(async () => ({ default: (await import('./welcome-art.tsx')).WelcomeArt }))
const BonusSlide = lazyWithRetry(async () => ({
  default: (await import('#domains/account/parts/bonus-slide.tsx')).BonusSlide,
}))

/** Picture and steps beside the form, plus the bonus that will be sent if the form has no bonus selector (family B, layout 2). */
export const Aside = observer(function Aside({ image }: { image: string | undefined }) {
  const { manifest, language } = useStores()
  const { registration } = manifest
  const { firstDepositBonus } = useStore(registrationStore)
  const { t } = useTranslation('user')
  const bonus = registration.family === 'b' && registration.layout === 2 && firstDepositBonus
  return (
    <aside className={styles.aside} data-bonus={bonus || undefined} aria-labelledby="register-steps">
      <div className={styles.picture}>{image ? <LazyImage src={image} /> : <WelcomeArt />}</div>
      <h3 id="register-steps" className={styles.title}>
        {t('register.steps.title')}
      </h3>
      <ol className={styles.steps} role="list">
        {(['account', 'deposit', 'play'] as const).map((step, index) => (
          <li key={step} data-number={numberText(index + 1, language.current)}>
            {t(`register.steps.${step}`)}
          </li>
        ))}
      </ol>
      {bonus && <BonusSlide bonus={bonus} />}
    </aside>
  )
})
