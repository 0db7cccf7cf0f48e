import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoginFormBlock } from '#manifest'
import { fetchFields } from '#engine/forms/field-code.ts'
import type { FirstCode } from '#engine/registry.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import styles from './login-form.module.css'
import { Recovery } from './recovery.tsx'
import { SignIn } from './sign-in.tsx'

export const firstCode: FirstCode<LoginFormBlock> = (_stores, registry) => fetchFields(registry, ['text', 'password'])

/** The sign-in form, or the form for a forgotten password in its place. Switching focuses the new form’s title. */
export default function LoginForm({ image }: LoginFormBlock) {
  const [forgot, setForgot] = useState<string>()
  const card = useRef<HTMLElement>(null)

  function show(login?: string) {
    flushSync(() => setForgot(login))
    card.current?.querySelector('h2')?.focus()
  }

  return (
    <section className={styles.card} ref={card} data-pictured={image && ''}>
      {image && (
        <div className={styles.picture}>
          <LazyImage src={image} />
        </div>
      )}
      {forgot === undefined ? <SignIn onForgot={show} /> : <Recovery login={forgot} onBack={() => show()} />}
    </section>
  )
}
