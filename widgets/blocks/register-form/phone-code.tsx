import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSentCode } from '#engine/forms/code.ts'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { required } from '#engine/forms/rules.ts'
import { waitOf } from '#engine/forms/use-wait.tsx'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './phone-code.module.css'

/** Seconds until another code can be requested. */
const resendSeconds = 60

interface PhoneCodeProps {
  /** With a leading plus. */
  phone: string
  onConfirmed: () => void
  onBack: () => void
}

/** Form for the code that was sent to a phone number. */
export const PhoneCode = observer(function PhoneCode({ phone, onConfirmed, onBack }: PhoneCodeProps) {
  const registration = useStore(registrationStore)
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  const [form] = useState(() => new FormStore({ code: '' }, { code: [required] }, { code: parseSentCode }))
  const [notice, setNotice] = useState('')
  const { seconds, restart } = useCountdown(resendSeconds)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])

  async function sendAgain() {
    if (seconds > 0) return
    restart()
    try {
      await registration.sendCode(phone)
      setNotice(t('register.code.sent'))
    } catch (error) {
      restart(Math.max(resendSeconds, Math.ceil(waitOf(error) / 1000)))
      setNotice(errorText(error))
    }
  }

  return (
    <div ref={root} className={styles.step}>
      <h3 id="code-title" className={styles.title}>
        {t('register.code.title')}
      </h3>
      <p className={styles.text}>
        {t('register.code.text')} <bdi className={styles.phone}>{phone}</bdi>
      </p>
      <Form
        name="register"
        labelledBy="code-title"
        form={form}
        fields={[
          {
            name: 'code',
            kind: 'text',
            label: t('register.code.label'),
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
          },
        ]}
        submit={t('register.code.submit')}
        busyText={t('register.code.sending')}
        onSubmit={async ({ code }) => {
          await registration.confirmNumber(phone, code)
          onConfirmed()
        }}
      />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onBack}>
          {t('register.code.back')}
        </Button>
        <Button kind="quiet" aria-disabled={seconds > 0} onClick={() => void sendAgain()}>
          {seconds > 0 ? t('register.code.againIn', { seconds }) : t('register.code.again')}
        </Button>
      </div>
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </div>
  )
})

/** Counts down from `from` seconds to 0, starting on mount and on each `restart`, which may name other seconds. */
function useCountdown(from: number) {
  const [start, setStart] = useState(() => ({ at: Date.now(), from }))
  const [now, setNow] = useState(start.at)
  const seconds = Math.max(0, start.from - Math.floor((now - start.at) / 1000))
  const over = seconds === 0

  useEffect(() => {
    if (over) return undefined
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [start, over])

  function restart(again = from) {
    const at = Date.now()
    setStart({ at, from: again })
    setNow(at)
  }
  return { seconds, restart }
}
