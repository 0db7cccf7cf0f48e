import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../data/api-error.ts'
import { unitText } from '../i18n/formats.ts'
import { useStores } from '../shell/stores.ts'

const secondMs = 1000
const minuteMs = 60_000
/** Below this, seconds are counted, otherwise minutes. */
const countedMs = 2 * minuteMs

/** Makes a form wait after a refusal of too many attempts. */
interface Wait {
  isWaiting: boolean
  /** When to try again, counted down. */
  note: ReactNode
  /** Waits as long as a failed call says. */
  after(error: unknown): void
}

/** How long a failed call says to wait, in milliseconds; 0 if it does not say. */
export const waitOf = (error: unknown): number => (error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0)

export function useWait(): Wait {
  const { language } = useStores()
  const { t } = useTranslation()
  const [wait, setWait] = useState<{ until: number; ms: number }>()
  const [leftMs, setLeftMs] = useState(0)
  useEffect(() => {
    if (!wait) return undefined
    const ticking = setInterval(() => {
      // A clock that was set back does not extend it.
      const left = Math.min(wait.until - Date.now(), wait.ms)
      setLeftMs(left)
      if (left <= 0) setWait(undefined)
    }, secondMs)
    return () => clearInterval(ticking)
  }, [wait])

  const textOf = (ms: number) => {
    const [unit, length] = ms < countedMs ? (['second', secondMs] as const) : (['minute', minuteMs] as const)
    return t('state.tryAgainIn', { time: unitText(Math.ceil(ms / length), unit, language.current) })
  }

  return {
    isWaiting: wait !== undefined,
    // Read out once; the seconds are for the eyes.
    note: wait && (
      <p data-wait>
        <span className="visually-hidden" role="status">
          {textOf(wait.ms)}
        </span>
        <span aria-hidden>{textOf(leftMs)}</span>
      </p>
    ),
    after(error) {
      const ms = waitOf(error)
      if (ms === 0) return
      setLeftMs(ms)
      setWait({ until: Date.now() + ms, ms })
    },
  }
}
