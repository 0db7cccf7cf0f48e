import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#manifest'
import { classes } from '#engine/ui/classes.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import type { ShownJackpot } from '../jackpot-store.ts'
import { Digits } from './digits.tsx'
import styles from './digits.module.css'
import { type Source, useThrottledAmount, useRunningAmount } from './use-amount.ts'
import { PausedContext } from './use-paused.ts'
import { convert } from '#engine/data/exchange.ts'
import { amountFormat, type ShownMoney, ShownMoneyContext } from './shown-money.ts'

/** How often the amount for screen readers changes. */
const updateIntervalMs = 5000

interface AmountProps {
  jackpot: ShownJackpot
  className?: string | undefined
  /** The class of each digit’s cell. */
  digitClass?: string | undefined
}

/** Whether a jackpot has an amount. It then keeps having one. */
const hasAmount = <Shown extends ShownJackpot>(jackpot: Shown): jackpot is Shown & Source =>
  jackpot.amount !== undefined

/** A jackpot’s amount: animated digits, and a slowly changing text for screen readers. A skeleton of its size while it is not known. */
export const Amount = observer(function Amount({ jackpot, ...look }: AmountProps) {
  const paused = use(PausedContext)
  const money = use(ShownMoneyContext)(jackpot)
  // Computed: it renders again only when the amount becomes known.
  const known = useMemo(() => computed(() => (hasAmount(jackpot) ? jackpot : undefined)), [jackpot]).get()
  if (!known)
    return (
      <div className={classes(styles.amount, look.className)}>
        <Skeleton className={styles.waiting} />
      </div>
    )
  const shown = { ...money, jackpot: known, paused }
  return (
    <>
      <CalmAmount {...shown} />
      <RunningAmount {...shown} {...look} />
    </>
  )
})

interface ShownProps extends ShownMoney {
  jackpot: Source
  paused: boolean
}

const useLanguage = () => useTranslation().i18n.language as Language

function CalmAmount({ jackpot, paused, rate, ...money }: ShownProps) {
  const amount = convert(useThrottledAmount(jackpot, updateIntervalMs, paused), rate)
  return (
    <p className="visually-hidden">
      {money.isAbout && '≈ '}
      <bdi>{amountFormat(amount, useLanguage(), money).format(amount)}</bdi>
    </p>
  )
}

function RunningAmount({ jackpot, paused, rate, ...look }: ShownProps & Omit<AmountProps, 'jackpot'>) {
  const amount = useRunningAmount(jackpot, paused)
  return <Digits amount={convert(amount, rate)} language={useLanguage()} {...look} />
}
