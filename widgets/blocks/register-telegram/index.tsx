import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseCode } from '#engine/forms/code.ts'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { mustBeTrue } from '#engine/forms/rules.ts'
import { TermsLabel } from '#domains/account/parts/terms-label.tsx'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useRegister } from '#domains/account/parts/use-register.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { readTelegramAuth, telegramPerson } from '#domains/account/telegram-auth.ts'
import type { RegisterTelegramBlock } from '#manifest'
import styles from './register-telegram.module.css'

interface Values {
  referralCode: string
  checkTerms: boolean
}

/** Completes a registration started by a Telegram sign-in (spec §2). The stored data are deleted once the player is registered. */
export default observer(function RegisterTelegram(_options: RegisterTelegramBlock) {
  const { http } = useStores()
  const registration = useStore(registrationStore)
  const register = useRegister()
  const go = useGoToPage()
  const { t } = useTranslation('user')
  const [signIn] = useState(() => readTelegramAuth(http.now()))
  const [form] = useState(
    () =>
      new FormStore<Values>(
        { referralCode: registration.referralCode, checkTerms: false },
        { checkTerms: [mustBeTrue] },
        { referralCode: parseCode },
      ),
  )
  const leave = useEffectEvent(() => go('LOGIN', { replace: true }))
  // The stored sign-in is expired or invalid: there is nothing to complete.
  useEffect(() => {
    if (!signIn) leave()
  }, [signIn])
  if (!signIn) return null

  const send = ({ referralCode }: Values) => register(() => registration.registerByTelegram(signIn, referralCode))
  const given = registration.referralCode !== ''
  return (
    <section className={styles.card}>
      <h2 id="telegram-title" className={styles.title}>
        {t('registerTelegram.title', { name: telegramPerson(signIn).name })}
      </h2>
      <p className={styles.text}>{t('registerTelegram.text')}</p>
      <Form
        name="register-telegram"
        labelledBy="telegram-title"
        form={form}
        fields={[
          {
            name: 'referralCode',
            kind: 'text',
            label: t('register.fields.referralCode'),
            autoComplete: 'off',
            disabled: given,
            hint: t(given ? 'register.referralGiven' : 'register.optional'),
          },
          { name: 'checkTerms', kind: 'checkbox', label: <TermsLabel /> },
        ]}
        submit={t('register.submit')}
        busyText={t('register.sending')}
        disabled={Object.keys(form.findings).length > 0}
        mayTakeLong
        onSubmit={send}
      />
    </section>
  )
})
