import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation, type Location } from 'react-router-dom'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { RegisterFormBlock } from '#manifest'
import { fetchFields, FormCode } from '#engine/forms/field-code.ts'
import type { FirstCode } from '#engine/registry.ts'
import { Aside } from './aside.tsx'
import styles from './register-form.module.css'
import { Registration, registrationForm } from './registration.tsx'

export const firstCode: FirstCode<RegisterFormBlock> = ({ manifest }, registry) =>
  fetchFields(
    registry,
    registrationForm(manifest).fields.map(({ use }) => use),
  )

/** Registers a player (spec §2, registration screens). */
export default observer(function RegisterForm({ image }: RegisterFormBlock) {
  const { manifest } = useStores()
  const { registration } = manifest
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  // Where the visitor was on the way to, which the sign-in leads to, too.
  const { state } = useLocation() as Location<unknown>
  return (
    <section className={styles.register} data-family={registration.family} data-layout={registration.layout}>
      <div className={styles.card}>
        <div>
          <h2 id="register-title" className={styles.title}>
            {t('register.title')}
          </h2>
          {isOpen('LOGIN') && (
            <p className={styles.text}>
              {t('register.haveAccount')}{' '}
              <PageLink page="LOGIN" state={state}>
                {t('common:account.signIn')}
              </PageLink>
            </p>
          )}
        </div>
        <FormCode fields={registrationForm(manifest).fields}>
          <Registration />
        </FormCode>
      </div>
      <Aside image={image} />
    </section>
  )
})
