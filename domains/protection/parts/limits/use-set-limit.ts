import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerLimitChange } from '#api'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { limitStore } from '../../limit-store.ts'

/** Returns a function that sets a limit, one call at a time, and shows the outcome in a notice. */
export function useSetLimit() {
  const { toasts } = useStores()
  const { notify } = useLimitNotice()
  const store = useStore(limitStore)
  const errorText = useErrorText()
  const [setting, setSetting] = useState(false)

  async function set(change: PlayerLimitChange) {
    if (setting) return
    setSetting(true)
    try {
      await store.set(change)
      notify(change)
    } catch (error) {
      toasts.show('error', errorText(error))
    }
    setSetting(false)
  }
  return { setting, set }
}

/** Returns a function that shows a notice: the limit is in force, or pending. */
export function useLimitNotice() {
  const { toasts } = useStores()
  const store = useStore(limitStore)
  const { t } = useTranslation('user')
  const notify = ({ kind, period }: PlayerLimitChange) => {
    const isPending = store.ofKind(kind).some((limit) => limit.period === period && limit.change)
    toasts.show(
      isPending ? 'info' : 'success',
      t(isPending ? 'playerProtection.limits.asked' : 'playerProtection.limits.saved'),
    )
  }
  return { notify }
}
