import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { dateText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { looserFrom, waitHours } from '../../limit-rules.ts'
import { limitStore } from '../../limit-store.ts'
import { minutesText } from '../duration.ts'

/** Returns texts about the wait of looser limits. Call it in observers, because what it returns changes. */
export function useWaitText() {
  const { language, http, manifest } = useStores()
  const { value } = useStore(limitStore).limits
  const { t } = useTranslation(['user', 'limits'])
  const { limitRules: rules } = manifest.playerProtection
  const hours = waitHours(value, rules)
  const time = minutesText(hours * 60, language.current)
  const isAtOnce = hours === 0 && !rules?.loosenAfterPeriod
  return {
    isAtOnce,
    /** How looser limits wait in general. */
    general: () => {
      if (isAtOnce) return t('limits:wait.none')
      return rules?.loosenAfterPeriod ? t('limits:wait.period', { time }) : t('playerProtection.limits.text', { time })
    },
    /** Of a limit that applies at once. */
    atOnce: () => {
      if (isAtOnce) return t('limits:wait.none')
      return rules?.loosenAfterPeriod
        ? t('limits:wait.atOncePeriod', { time })
        : t('playerProtection.limits.check.atOnce', { time })
    },
    /** Of a looser limit than the current one, which is `current` in words. */
    later: (limit: Pick<PlayerLimit, 'period' | 'resetsAt'>, current: string) => {
      if (rules?.loosenAfterHours === undefined && !rules?.loosenAfterPeriod)
        return t('playerProtection.limits.check.later', { time, current })
      const from = looserFrom(limit, http.now(), hours, rules)
      const moment = dateText(from, language.current, 'fullDateAndTime')
      return t('limits:wait.until', { current, moment })
    },
  }
}
