import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Jackpot } from '#api'
import type { Language } from '#manifest'
import { Money } from '#engine/ui/money.tsx'
import { Digits } from './digits.tsx'
import { useThrottledAmount, useRunningAmount } from './use-amount.ts'
import { PausedContext } from './use-paused.ts'
import { convert, type ShownMoney, ShownMoneyContext } from './shown-money.ts'

/** How often the amount for screen readers changes. */
const updateIntervalMs = 5000

interface AmountProps {
  jackpot: Jackpot
  className?: string | undefined
  /** The class of each digit’s cell. */
  digitClass?: string | undefined
}

/** A jackpot’s amount: animated digits, and a slowly changing text for screen readers. */
export const Amount = observer(function Amount({ jackpot, ...look }: AmountProps) {
  const paused = use(PausedContext)
  const shown = { ...use(ShownMoneyContext)(jackpot), jackpot, paused }
  return (
    <>
      <CalmAmount {...shown} />
      <RunningAmount {...shown} {...look} />
    </>
  )
})

interface ShownProps extends ShownMoney {
  jackpot: Jackpot
  paused: boolean
}

const useLanguage = () => useTranslation().i18n.language as Language

function CalmAmount({ jackpot, paused, rate, currency, isAbout }: ShownProps) {
  const amount = useThrottledAmount(jackpot, updateIntervalMs, paused)
  return (
    <p className="visually-hidden">
      {isAbout && '≈ '}
      <Money amount={convert(amount, rate)} currency={currency} language={useLanguage()} />
    </p>
  )
}

function RunningAmount({ jackpot, paused, rate, ...look }: ShownProps & AmountProps) {
  const amount = useRunningAmount(jackpot, paused)
  return <Digits amount={convert(amount, rate)} language={useLanguage()} {...look} />
}
