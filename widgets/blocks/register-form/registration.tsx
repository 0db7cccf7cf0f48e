import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registration as RegistrationRequest } from '#api'
import type { Form, Manifest } from '#manifest'
import type { FormValues } from '#engine/forms/field-value.ts'
import { FormReads } from '#engine/forms/manifest-form/form-reads.tsx'
import { ManifestForm } from '#engine/forms/manifest-form/manifest-form.tsx'
import type { RequestBody } from '#engine/forms/manifest-form/request.ts'
import { useFormModel } from '#engine/forms/manifest-form/use-form-model.ts'
import { textOf } from '#engine/forms/typed-text.ts'
import { useRegister } from '#domains/account/parts/use-register.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { PhoneCode } from './phone-code.tsx'

/** The registration form of the brand’s family. */
export const registrationForm = ({ registration, forms }: Manifest): Form =>
  forms[`registration-${registration.family}`]

/** The brand’s registration form. If the brand verifies phone numbers, a step before sending asks for the code. */
export const Registration = observer(function Registration() {
  const { manifest } = useStores()
  const { family, permissions } = manifest.registration
  const form = registrationForm(manifest)
  const model = useFormModel(form)
  const registration = useStore(registrationStore)
  const register = useRegister()
  const { t } = useTranslation('user')
  /** The number to verify and the pending promise’s resolver. */
  const [asked, setAsked] = useState<{ phone: string; answer: (confirmed: boolean) => void }>()

  /** Resolves to true once the number’s code is confirmed, to false if the player returns to the form. */
  async function confirm(phone: string): Promise<boolean> {
    if (registration.isConfirmed(phone)) return true
    await registration.sendCode(phone)
    const confirmed = await new Promise<boolean>((answer) => setAsked({ phone, answer }))
    setAsked(undefined)
    return confirmed
  }

  /** Returns the value of the first shown field of a kind. */
  const valueOf = (use: string, sent: FormValues) =>
    textOf(sent[model.shown.find((field) => field.use === use || field.preset === use)?.name ?? ''])

  async function send(request: RequestBody, sent: FormValues): Promise<boolean> {
    const [login, email, phone] = ['login', 'email', 'phone'].map((use) => valueOf(use, sent)) as [
      string,
      string,
      string,
    ]
    if (permissions.phone.confirm && phone && !(await confirm(phone))) return false
    const body = { ...request, ...(family === 'b' && registration.affiliate) } as RegistrationRequest
    await register(() => registration.register(body, { login, email, phone }))
    return true
  }

  return (
    <FormReads model={model}>
      <div hidden={asked !== undefined}>
        <ManifestForm
          name="register"
          labelledBy="register-title"
          model={model}
          steps={form.steps}
          submit={t('register.submit')}
          busyText={t('register.sending')}
          marksOptional
          mayTakeLong
          onSubmit={send}
          onStep={registration.sendStep}
        />
      </div>
      {asked && (
        <PhoneCode phone={asked.phone} onConfirmed={() => asked.answer(true)} onBack={() => asked.answer(false)} />
      )}
    </FormReads>
  )
})
