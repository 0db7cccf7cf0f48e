import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Jackpot } from '#api'
import type { Language } from '#manifest'
import { classes } from '#engine/ui/classes.ts'
import { moneyFormat } from '#engine/ui/money.tsx'
import styles from './jackpot-list.module.css'
import { PausedContext, usePaused } from './use-paused.ts'

/** How a look draws one jackpot; `rank` is 0 for the largest. Defined outside of components, so that nothing is drawn anew in vain. */
export type DrawJackpot = (shown: { jackpot: Jackpot; name: string; rank: number }) => ReactNode

interface JackpotListProps {
  /** The smallest first. */
  jackpots: Jackpot[]
  /** Side by side; one below the other; or the largest on its own and the others as lines. */
  layout: 'columns' | 'lines' | 'hero'
  className?: string | undefined
  itemClass?: string | undefined
  draw: DrawJackpot
}

/** Jackpots as a list, the largest first. It stands still while nobody can see it. */
export const JackpotList = observer(function JackpotList({
  jackpots,
  layout,
  className,
  itemClass,
  draw,
}: JackpotListProps) {
  const { language } = useTranslation().i18n
  const ref = useRef<HTMLUListElement>(null)
  const paused = usePaused(ref)
  // One size for all, by the longest amount; computed, so that it is heard of only when it changes.
  const longest = useMemo(
    () =>
      computed(() =>
        Math.max(
          ...jackpots.map(({ amount, currency }) => moneyFormat(language as Language, currency).format(amount).length),
        ),
      ),
    [jackpots, language],
  )
  const sizes = {
    '--characters': longest.get(),
    '--count': jackpots.length,
    '--others': Math.max(1, jackpots.length - 1),
  } as CSSProperties
  return (
    <PausedContext value={paused}>
      <ul
        ref={ref}
        className={classes(styles.list, styles[layout], className)}
        role="list"
        style={sizes}
        data-paused={paused || undefined}
      >
        {jackpots
          .slice()
          .reverse()
          .map((jackpot, rank) => (
            <li key={jackpot.id} className={classes(styles.jackpot, itemClass)}>
              <Drawn jackpot={jackpot} rank={rank} draw={draw} />
            </li>
          ))}
      </ul>
    </PausedContext>
  )
})

const Drawn = observer(function Drawn({ jackpot, rank, draw }: { jackpot: Jackpot; rank: number; draw: DrawJackpot }) {
  const { t } = useTranslation()
  return draw({ jackpot, rank, name: jackpot.name || t('jackpot.level', { level: jackpot.level }) })
})
