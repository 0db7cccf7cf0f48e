import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TelegramLoginBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './telegram-login.module.css'
import { useTelegramSignIn } from './use-telegram-sign-in.ts'
import { useWidget } from './use-widget.ts'

/** Sign-in by Telegram, on hosts that have a bot. */
export default function TelegramLogin(_options: TelegramLoginBlock) {
  const { telegram } = useStores().manifest
  return telegram ? <Telegram {...telegram} /> : null
}

function Telegram({ bot, script = 'https://telegram.org/js/telegram-widget.js?22' }: { bot: string; script?: string }) {
  const { t } = useTranslation(['user', 'errors'])
  const { signIn, sending } = useTelegramSignIn()
  const [attempt, setAttempt] = useState(0)
  const { holder, state } = useWidget({ bot, script, attempt, onAnswer: signIn })

  return (
    <section className={styles.telegram} aria-label={t('telegram.label')}>
      <p className={styles.or}>
        <span>{t('telegram.or')}</span>
      </p>
      <div ref={holder} className={styles.holder} data-state={state} aria-busy={state === 'loading' || sending} />
      {state === 'error' && (
        <div className={styles.failure} role="alert">
          <p>{t('telegram.notLoaded')}</p>
          <Button kind="quiet" onClick={() => setAttempt(attempt + 1)}>
            {t('common:state.retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
