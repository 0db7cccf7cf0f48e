import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PersonalData } from '#domains/account/profile-store.ts'
import type { Field, Language } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { Icon } from '#engine/ui/icon.tsx'
import { formatDay } from '#engine/forms/day.ts'
import { localeOf } from '#engine/i18n/locale.ts'
import { textOf } from '#engine/forms/typed-text.ts'
import { valueIn } from './personal-form.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './personal-data.module.css'

interface FactsProps {
  data: PersonalData
  /** Fields that are proven by documents and read-only. */
  fixed: readonly Field[]
}

/** Read-only fields: the account’s own data, and the fields proven by the player’s documents. */
export const Facts = observer(function Facts({ data, fixed }: FactsProps) {
  const language = useStores().language.current
  const { t } = useTranslation(['common', 'user'])
  return (
    <div className={card.card}>
      <dl className={styles.facts}>
        <Fact label={t('user:register.fields.login')} value={data.login} />
        <Fact label={t('user:personalData.id')} value={String(data.id)} />
        <Fact label={t('user:register.fields.currency')} value={data.currency} />
        {fixed.map((field) => (
          <Fact
            key={field.name}
            label={t(field.label ?? `user:register.fields.${field.name}`)}
            value={shown(field, textOf(valueIn(data, field)), language)}
          />
        ))}
      </dl>
      {fixed.length > 0 && (
        <p className={styles.note}>
          <Icon name="lock" size={16} />
          {t('user:personalData.fixed')}
        </p>
      )}
      {data.email !== '' && <EmailState email={data.email} confirmed={data.isEmailConfirmed} />}
    </div>
  )
})

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <bdi>{value || '—'}</bdi>
      </dd>
    </div>
  )
}

/** Formats a country as its name and a birthday as dd.MM.yyyy (spec §9; empty if invalid); returns others unchanged. */
function shown({ use }: Field, value: string, language: Language): string {
  if (use === 'country' && /^[A-Z]{2}$/i.test(value))
    return new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' }).of(value) ?? value
  if (use !== 'date') return value
  return formatDay(Number(value || NaN), language)
}

/** Whether the email address is confirmed; if not, a button that starts the confirmation, on brands that have it. */
const EmailState = observer(function EmailState({ email, confirmed }: { email: string; confirmed: boolean }) {
  const { manifest, overlays } = useStores()
  const { t } = useTranslation('user')
  return (
    <div className={styles.email}>
      <p className={confirmed ? styles.confirmed : styles.unconfirmed}>
        <Icon name={confirmed ? 'circle-check' : 'circle-alert'} />
        <span>
          <span className={styles.address}>
            <bdi>{email}</bdi>
          </span>
          {t(confirmed ? 'personalData.emailConfirmed' : 'personalData.emailUnconfirmed')}
        </span>
      </p>
      {!confirmed && manifest.overlays['email-verification'].visible && (
        <Button kind="quiet" onClick={() => overlays.open('email-verification')}>
          {t('personalData.confirmEmail')}
        </Button>
      )}
    </div>
  )
})
