import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFields, FormCode } from '#engine/forms/field-code.ts'
import { ManifestForm } from '#engine/forms/manifest-form/manifest-form.tsx'
import type { RequestBody } from '#engine/forms/manifest-form/request.ts'
import { useFormModel } from '#engine/forms/manifest-form/use-form-model.ts'
import type { FirstCode } from '#engine/registry.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useRegister } from '#domains/account/parts/use-register.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { readTelegramAuth, telegramPerson } from '#domains/account/telegram-auth.ts'
import type { RegisterTelegramBlock } from '#manifest'
import styles from './register-telegram.module.css'

export const firstCode: FirstCode<RegisterTelegramBlock> = ({ manifest }, registry) =>
  fetchFields(
    registry,
    manifest.forms['registration-telegram'].fields.map(({ use }) => use),
  )

/** Completes a registration started by a Telegram sign-in (spec §2). The stored data are deleted once the player is registered. */
export default function RegisterTelegram(_options: RegisterTelegramBlock) {
  const { manifest } = useStores()
  return (
    <FormCode fields={manifest.forms['registration-telegram'].fields}>
      <Registration />
    </FormCode>
  )
}

const Registration = observer(function Registration() {
  const { http, manifest } = useStores()
  const registration = useStore(registrationStore)
  const register = useRegister()
  const go = useGoToPage()
  const { t } = useTranslation('user')
  const [signIn] = useState(() => readTelegramAuth(http.now()))
  const model = useFormModel(manifest.forms['registration-telegram'])
  const leave = useEffectEvent(() => go('LOGIN', { replace: true }))
  // The stored sign-in is expired or invalid: there is nothing to complete.
  useEffect(() => {
    if (!signIn) leave()
  }, [signIn])
  if (!signIn) return null

  async function send(request: RequestBody): Promise<boolean> {
    await register(() => registration.registerByTelegram(signIn!, request))
    return true
  }

  return (
    <section className={styles.card}>
      <h2 id="telegram-title" className={styles.title}>
        {t('registerTelegram.title', { name: telegramPerson(signIn).name })}
      </h2>
      <p className={styles.text}>{t('registerTelegram.text')}</p>
      <ManifestForm
        name="register-telegram"
        labelledBy="telegram-title"
        model={model}
        steps={manifest.forms['registration-telegram'].steps}
        submit={t('register.submit')}
        busyText={t('register.sending')}
        marksOptional
        disabled={Object.keys(model.store.findings).length > 0}
        mayTakeLong
        onSubmit={send}
      />
    </section>
  )
})
