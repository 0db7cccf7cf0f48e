import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manifest, TelegramLoginBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './telegram-login.module.css'
import { useLibrary } from './use-library.ts'
import { useTelegramSignIn } from './use-telegram-sign-in.ts'
import { useWidget } from './use-widget.ts'

type Telegram = NonNullable<Manifest['telegram']>

/** Sign-in by Telegram, on hosts that have a bot: by Telegram’s login library with a client id, else by its older widget. */
export default function TelegramLogin(_options: TelegramLoginBlock) {
  const { telegram } = useStores().manifest
  if (!telegram) return null
  const { clientId } = telegram
  return clientId === undefined ? <WidgetButton {...telegram} /> : <LibraryButton {...telegram} clientId={clientId} />
}

function WidgetButton({ bot, script = 'https://telegram.org/js/telegram-widget.js?22' }: Telegram) {
  const { signIn, sending } = useTelegramSignIn()
  const [attempt, setAttempt] = useState(0)
  const { t } = useTranslation('user')
  const { holder, state } = useWidget({ bot, script, attempt, title: t('telegram.label'), onAnswer: signIn })
  return (
    <Section hasFailed={state === 'error'} onRetry={() => setAttempt(attempt + 1)}>
      <div ref={holder} className={styles.holder} data-state={state} aria-busy={state === 'loading' || sending} />
    </Section>
  )
}

interface LibraryButtonProps extends Telegram {
  clientId: number
}

function LibraryButton({ clientId, script = 'https://oauth.telegram.org/js/telegram-login.js' }: LibraryButtonProps) {
  const { t } = useTranslation('user')
  const { signIn, fail, sending } = useTelegramSignIn()
  const [attempt, setAttempt] = useState(0)
  const { state, open } = useLibrary({ clientId, script, attempt, onAnswer: signIn, onError: fail })
  return (
    <Section hasFailed={state === 'error'} onRetry={() => setAttempt(attempt + 1)}>
      <div className={styles.holder} data-state={state}>
        <Button kind="quiet" disabled={state === 'loading' || sending} aria-busy={sending} onClick={open}>
          <svg className={styles.plane} viewBox="0 0 24 20" aria-hidden="true">
            <path d="M23.6 1.6 20 18.6c-.3 1.1-1 1.4-1.9.9l-5.5-4-2.6 2.5c-.3.3-.6.6-1.1.6l.4-5.6L19.4 3.8c.4-.4-.1-.6-.7-.2L6.2 11.4.9 9.8c-1.2-.4-1.2-1.2.2-1.7L22 .1c1-.4 1.9.2 1.6 1.5Z" />
          </svg>
          {t('telegram.label')}
        </Button>
      </div>
    </Section>
  )
}

interface SectionProps {
  hasFailed: boolean
  onRetry: () => void
  children: ReactNode
}

function Section({ hasFailed, onRetry, children }: SectionProps) {
  const { t } = useTranslation(['user', 'errors'])
  return (
    <section className={styles.telegram} aria-label={t('telegram.label')}>
      <p className={styles.or}>
        <span>{t('telegram.or')}</span>
      </p>
      {children}
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <p>{t('telegram.notLoaded')}</p>
          <Button kind="quiet" onClick={onRetry}>
            {t('common:state.retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
