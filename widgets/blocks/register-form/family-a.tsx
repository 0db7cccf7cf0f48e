import { observer } from 'mobx-react-lite'
import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { reaction } from 'mobx'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { useRegister } from '#domains/account/parts/use-register.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import {
  familyAFields,
  familyAInitial,
  familyAParsers,
  familyARegistration,
  familyARules,
  type FamilyAValues,
} from './family-a-fields.ts'
import { PhoneCode } from './phone-code.tsx'
import { loadCountries, prefixOf } from '#engine/forms/countries.ts'
import { changePrefix } from '#engine/forms/phone.ts'

type Details = Partial<Record<keyof FamilyAValues, Pick<FieldDefinition, 'autoComplete' | 'hint' | 'countries'>>>

/** Family A’s form. If the brand verifies phone numbers, a step before sending asks for the code. */
export default observer(function FamilyA() {
  const { countries, permissions } = useStores().manifest.registration
  const registration = useStore(registrationStore)
  const register = useRegister()
  const { t } = useTranslation('user')
  const [form] = useState(
    () => new FormStore(familyAInitial(permissions), familyARules(permissions), familyAParsers(permissions)),
  )
  /** The number to verify and the pending promise’s resolver. */
  const [asked, setAsked] = useState<{ phone: string; answer: (confirmed: boolean) => void }>()
  usePrefix(form)

  const optional = t('register.optional')
  const details: Details = {
    name: { autoComplete: 'given-name' },
    surname: { autoComplete: 'family-name' },
    cardId: { autoComplete: 'off', hint: permissions.cardId.required ? undefined : optional },
    email: { autoComplete: 'email' },
    phone: { autoComplete: 'tel' },
    country: { autoComplete: 'country', countries },
    city: { autoComplete: 'address-level2', hint: optional },
  }
  const fields = familyAFields(permissions).map(({ name, kind }) => ({
    name,
    kind,
    label: t(`register.fields.${name}`),
    ...details[name],
  }))

  /** Resolves to true once the number’s code is confirmed, to false if the player returns to the form. */
  async function confirm(phone: string): Promise<boolean> {
    if (registration.isConfirmed(phone)) return true
    await registration.sendCode(phone)
    const confirmed = await new Promise<boolean>((answer) => setAsked({ phone, answer }))
    setAsked(undefined)
    return confirmed
  }

  async function send(values: FamilyAValues) {
    if (permissions.phone.confirm && !(await confirm(values.phone))) return
    await register(() => registration.register(familyARegistration(values, permissions)))
  }

  return (
    <>
      <div hidden={asked !== undefined}>
        <Form
          name="register"
          labelledBy="register-title"
          form={form}
          fields={fields}
          submit={t('register.submit')}
          busyText={t('register.sending')}
          mayTakeLong
          onSubmit={send}
        />
      </div>
      {asked && (
        <PhoneCode phone={asked.phone} onConfirmed={() => asked.answer(true)} onBack={() => asked.answer(false)} />
      )}
    </>
  )
})

/** Updates the phone number’s prefix (a plus and the phone_code) when another country is chosen (spec §2). */
function usePrefix(form: FormStore<FamilyAValues>) {
  const brand = useStores().manifest.registration.permissions.phone
  useEffect(() => {
    let former = brand.prefix
    return reaction(
      () => form.values.country,
      async (id) => {
        const countries = await loadCountries()
        const prefix = prefixOf(id, brand)
        if (!prefix || form.values.country !== id) return
        const codes = countries.map(({ phone_code }) => phone_code)
        form.set('phone', changePrefix(form.values.phone, former, prefix, codes))
        former = prefix
      },
    )
  }, [form, brand])
}
