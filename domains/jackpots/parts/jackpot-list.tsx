import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { use, useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#manifest'
import { classes } from '#engine/ui/classes.ts'
import type { ShownJackpot } from '../jackpot-store.ts'
import { Amount } from './jackpot-amount.tsx'
import styles from './jackpot-list.module.css'
import { LastWin } from './last-win.tsx'
import { PausedContext, usePaused } from './use-paused.ts'
import { convert } from '#engine/data/exchange.ts'
import { amountFormat, ShownMoneyContext } from './shown-money.ts'

/** Markup of one jackpot; `label` is its name, its amount and when it was last won, `rank` is 0 for the largest. */
type DrawJackpot = (shown: { jackpot: ShownJackpot; label: ReactNode; rank: number }) => ReactNode

interface JackpotListProps {
  /** Smallest first. */
  jackpots: ShownJackpot[]
}

/** What distinguishes one look from another. */
interface JackpotLook {
  /** Side by side; one below the other; or the largest on its own and the others as lines. */
  layout: 'columns' | 'lines' | 'hero'
  /** Class names of the look’s own stylesheet; `digit` is the cell of each digit. */
  styles: { list?: string; jackpot?: string; name?: string; amount?: string; digit?: string }
  /** Default: the label alone. */
  draw?: DrawJackpot
}

/** Has as many digits as an amount that is not known usually has. */
const usualAmount = 10_000

/** Longer amounts are too wide for two legible columns on a phone. */
const longFrom = 12

const drawLabel: DrawJackpot = ({ label }) => label

/** Creates a look’s component: a list of jackpots, the largest first, that pauses while nobody can see it. */
export const jackpotLook = ({ layout, styles: look, draw = drawLabel }: JackpotLook) =>
  observer(function JackpotList({ jackpots }: JackpotListProps) {
    const { language } = useTranslation().i18n
    const ref = useRef<HTMLUListElement>(null)
    const paused = usePaused(ref)
    const shownMoney = use(ShownMoneyContext)
    // One size for all, by the longest amount. Computed: the list renders again only when that length changes.
    const longest = useMemo(
      () =>
        computed(() =>
          Math.max(
            ...jackpots.map((jackpot) => {
              const money = shownMoney(jackpot)
              const amount = convert(jackpot.amount ?? usualAmount, money.rate)
              return amountFormat(amount, language as Language, money).format(amount).length + Number(money.isAbout)
            }),
          ),
        ),
      [jackpots, language, shownMoney],
    )
    // Known before the rate is, so that the layout stays when the amounts come.
    const isForeign = jackpots.some((jackpot) => shownMoney(jackpot).isForeign)
    const sizes = {
      '--characters': longest.get(),
      '--count': jackpots.length,
      '--others': Math.max(1, jackpots.length - 1),
    } as CSSProperties
    return (
      <PausedContext value={paused}>
        <ul
          ref={ref}
          className={classes(styles.list, styles[layout], look.list)}
          role="list"
          style={sizes}
          data-paused={paused || undefined}
          data-long={isForeign || longest.get() >= longFrom || undefined}
        >
          {jackpots
            .slice()
            .reverse()
            .map((jackpot, rank) => (
              <li key={jackpot.id} className={classes(styles.jackpot, look.jackpot)}>
                <Item jackpot={jackpot} rank={rank} look={look} draw={draw} />
              </li>
            ))}
        </ul>
      </PausedContext>
    )
  })

interface ItemProps {
  jackpot: ShownJackpot
  rank: number
  look: JackpotLook['styles']
  draw: DrawJackpot
}

const Item = observer(function Item({ jackpot, rank, look, draw }: ItemProps) {
  const { t } = useTranslation()
  const label = (
    <>
      <p className={look.name}>{jackpot.name || t('jackpot.level', { level: jackpot.level })}</p>
      <Amount jackpot={jackpot} className={look.amount} digitClass={look.digit} />
      <LastWin jackpot={jackpot} />
    </>
  )
  return draw({ jackpot, label, rank })
})
