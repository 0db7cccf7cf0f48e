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

/**
 * Renders one jackpot of a variant; `rank` is 0 for the largest. Define it outside of components, so that it keeps its
 * identity.
 */
export type DrawJackpot = (shown: { jackpot: Jackpot; name: string; rank: number }) => ReactNode

interface JackpotListProps {
  /** Smallest first. */
  jackpots: Jackpot[]
  /** Columns, rows, or the largest alone with the others as rows. */
  layout: 'columns' | 'lines' | 'hero'
  className?: string
  itemClass?: string
  draw: DrawJackpot
}

/** A list of jackpots, largest first. Paused while it is not visible. */
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
  // One font size for all, by the longest amount; computed, so that only a change of it renders.
  const maxCharacters = useMemo(
    () =>
      computed(() =>
        Math.max(
          ...jackpots.map(({ amount, currency }) => moneyFormat(language as Language, currency).format(amount).length),
        ),
      ),
    [jackpots, language],
  )
  const sizes = {
    '--characters': maxCharacters.get(),
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
