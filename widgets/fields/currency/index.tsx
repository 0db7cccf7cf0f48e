import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SignupCurrency } from '#api'
import type { FieldProps } from '#engine/forms/field.ts'
import { SelectField } from '#engine/forms/select-field.tsx'
import { localeOf } from '#engine/i18n/locale.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { registrationStore } from '#domains/account/registration-store.ts'

export { value } from './value.ts'

/** The currencies that the platform offers. If they cannot be read, the field says so and offers a retry. */
export default observer(function Currency({ field, ...rest }: FieldProps) {
  const { language } = useStores()
  const { currencies } = useStore(registrationStore)
  const { t } = useTranslation('user')
  const names = new Intl.DisplayNames(localeOf(language.current), { type: 'currency', fallback: 'none' })
  // Browsers throw an error for codes that do not have the form of ISO 4217, such as USDT.
  const nameOf = ({ code }: SignupCurrency) => (/^[A-Z]{3}$/.test(code) ? names.of(code) : undefined)
  const options = (currencies.value ?? []).map((each) => ({
    value: each.code,
    label: [each.code, nameOf(each) || each.name].filter(Boolean).join(' · '),
  }))
  const hasFailed = currencies.status === 'error'
  const missing = currencies.value === undefined && {
    hint: t(hasFailed ? 'register.currenciesFailed' : 'register.currenciesLoading'),
    end: hasFailed && (
      <Button kind="quiet" onClick={() => void currencies.load()}>
        {t('common:state.retry')}
      </Button>
    ),
  }
  return <SelectField {...rest} field={{ ...field, options, ...missing }} />
})
