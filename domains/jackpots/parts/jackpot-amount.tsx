import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Jackpot } from '#api'
import type { Language } from '#manifest'
import { Money } from '#engine/ui/money.tsx'
import { Digits } from './digits.tsx'
import { useThrottledAmount, useRunningAmount } from './use-amount.ts'
import { PausedContext } from './use-paused.ts'

/** How often the amount for screen readers changes. */
const updateIntervalMs = 5000

interface AmountProps {
  jackpot: Jackpot
  className?: string | undefined
  /** The class of each digit’s cell. */
  digitClass?: string | undefined
}

/** A jackpot’s amount: animated digits, and a slowly changing text for screen readers. */
export function Amount({ jackpot, className, digitClass }: AmountProps) {
  const paused = use(PausedContext)
  return (
    <>
      <CalmAmount jackpot={jackpot} paused={paused} />
      <RunningAmount jackpot={jackpot} paused={paused} className={className} digitClass={digitClass} />
    </>
  )
}

const useLanguage = () => useTranslation().i18n.language as Language

function CalmAmount({ jackpot, paused }: { jackpot: Jackpot; paused: boolean }) {
  const amount = useThrottledAmount(jackpot, updateIntervalMs, paused)
  return (
    <p className="visually-hidden">
      <Money amount={amount} currency={jackpot.currency} language={useLanguage()} />
    </p>
  )
}

function RunningAmount({ jackpot, paused, ...look }: AmountProps & { paused: boolean }) {
  const amount = useRunningAmount(jackpot, paused)
  return <Digits amount={amount} currency={jackpot.currency} language={useLanguage()} {...look} />
}
