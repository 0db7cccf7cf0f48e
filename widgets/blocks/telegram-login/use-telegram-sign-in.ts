import { when } from 'mobx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnter, useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { keepTelegramAuth, type TelegramAuth } from '#domains/account/telegram-auth.ts'
import { failureOf, telegramStore } from '#domains/account/telegram-store.ts'

/**
 * Returns a function that signs in with Telegram’s data, then navigates to the main page, or on failure as in spec §8, and
 * one for a failure of Telegram itself. Only one sign-in runs at a time.
 */
export function useTelegramSignIn() {
  const { toasts, session } = useStores()
  const telegram = useStore(telegramStore)
  const { t } = useTranslation('user')
  const enter = useEnter()
  const go = useGoToPage()
  const [sending, setSending] = useState(false)
  const stopWaiting = useRef<() => void>(undefined)
  // After unmount nothing navigates any more.
  useEffect(() => () => stopWaiting.current?.(), [])

  function fail(error: unknown) {
    const failure = failureOf(error)
    if (failure === 'unknown-user') {
      toasts.show('info', t('telegram.notRegistered'))
      return go('TELEGRAM_LOGIN')
    }
    if (failure === 'forbidden') return void toasts.show('error', t('telegram.forbidden'))
    const id = toasts.show('error', t('telegram.unavailable'))
    stopWaiting.current = when(
      () => toasts.toasts.every((toast) => toast.id !== id),
      () => go('REGISTER'),
    )
  }

  async function signIn(answer: TelegramAuth) {
    if (sending) return
    setSending(true)
    keepTelegramAuth(answer)
    try {
      const user = (await telegram.signIn(answer)) ?? (await session.fetchUser())
      enter(user, () => go('MAIN', { replace: true }))
      toasts.show('success', t('signIn.success', { login: user.login }))
    } catch (error) {
      setSending(false)
      fail(error)
    }
  }

  return { signIn, fail, sending }
}
