import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { RegisterFormBlock } from '#manifest'
import { fetchFields } from '#engine/forms/form-field.tsx'
import type { FirstCode } from '#engine/registry.ts'
import { fetchCode, lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { Aside } from './aside.tsx'
import styles from './register-form.module.css'

const loadFamilyA = () => import('./family-a.tsx')
const loadFamilyB = () => import('./family-b.tsx')
const FamilyA = lazyWithRetry(loadFamilyA)
const FamilyB = lazyWithRetry(loadFamilyB)

export const firstCode: FirstCode<RegisterFormBlock> = ({ manifest: { registration } }) => {
  const { birthday, currency } = registration.permissions
  if (registration.family === 'a') return Promise.all([fetchCode(loadFamilyA), fetchFields(['country', 'phone'])])
  return Promise.all([
    fetchCode(loadFamilyB),
    birthday.visible && fetchFields(['date']),
    currency && fetchFields(['select']),
  ])
}

/** Registers a player (spec §2, registration screens). Only the brand’s form family is loaded. */
export default observer(function RegisterForm({ image }: RegisterFormBlock) {
  const { registration } = useStores().manifest
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  return (
    <section className={styles.register} data-family={registration.family} data-layout={registration.layout}>
      <div className={styles.card}>
        <div>
          <h2 id="register-title" className={styles.title}>
            {t('register.title')}
          </h2>
          {isOpen('LOGIN') && (
            <p className={styles.text}>
              {t('register.haveAccount')} <PageLink page="LOGIN">{t('common:account.signIn')}</PageLink>
            </p>
          )}
        </div>
        {registration.family === 'a' ? <FamilyA /> : <FamilyB />}
      </div>
      <Aside image={image} />
    </section>
  )
})
