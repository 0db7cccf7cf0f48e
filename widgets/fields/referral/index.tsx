import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#engine/forms/field.ts'
import { inputProps } from '#engine/forms/input-props.ts'
import { TextField } from '#engine/forms/text-field.tsx'
import { useStore } from '#engine/shell/stores.ts'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import { registrationStore } from '#domains/account/registration-store.ts'

export { value } from './value.ts'

/** A promo or referral code. One from a link cannot be changed. */
export default observer(function Referral(props: FieldProps) {
  const { referralCode } = useStore(registrationStore)
  const { t } = useTranslation('user')
  // A page’s HTML file has no referral code.
  const isGiven = !useHydrating() && referralCode !== ''
  const hint = isGiven ? t('register.referralGiven') : props.field.hint
  return <TextField {...inputProps({ ...props, field: { ...props.field, hint, disabled: isGiven } })} />
})
