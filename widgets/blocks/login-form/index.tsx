import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoginFormBlock } from '#manifest'
import styles from './login-form.module.css'
import { Recovery } from './recovery.tsx'
import { SignIn } from './sign-in.tsx'

/** The sign-in form, or the form for a forgotten password in its place. Switching focuses the new form’s title. */
export default function LoginForm(_options: LoginFormBlock) {
  const [forgot, setForgot] = useState<string>()
  const card = useRef<HTMLElement>(null)

  function show(login?: string) {
    flushSync(() => setForgot(login))
    card.current?.querySelector('h2')?.focus()
  }

  return (
    <section className={styles.card} ref={card}>
      {forgot === undefined ? <SignIn onForgot={show} /> : <Recovery login={forgot} onBack={() => show()} />}
    </section>
  )
}
