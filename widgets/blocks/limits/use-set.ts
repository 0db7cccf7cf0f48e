import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerLimitChange } from '#api'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { limitStore } from '#domains/protection/limit-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { withTimeout } from '#engine/data/until-answered.ts'

/** Answers a function that sets a limit by a button, once at a time, and tells in a notice what came of it. */
export function useSet() {
  const { toasts } = useStores()
  const { tell } = useTold()
  const store = useStore(limitStore)
  const errorText = useErrorText()
  const [setting, setSetting] = useState(false)

  async function set(change: PlayerLimitChange) {
    if (setting) return
    setSetting(true)
    try {
      await withTimeout(store.set(change))
      tell(change)
    } catch (error) {
      toasts.show('error', errorText(error))
    }
    setSetting(false)
  }
  return { setting, set }
}

/** Answers a function that tells whether what was asked for counts already, or waits. */
export function useTold() {
  const { toasts } = useStores()
  const store = useStore(limitStore)
  const { t } = useTranslation('user')
  const tell = ({ kind, period }: PlayerLimitChange) => {
    const waits = store.of(kind).some((limit) => limit.period === period && limit.change)
    toasts.show(
      waits ? 'info' : 'success',
      t(waits ? 'playerProtection.limits.asked' : 'playerProtection.limits.saved'),
    )
  }
  return { tell }
}
