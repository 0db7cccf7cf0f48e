import { Fragment } from 'react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { isolated } from '#engine/i18n/direction.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStore } from '#engine/shell/stores.ts'
import { tableStore } from '../table-store.ts'
import styles from './table-facts.module.css'

/** A line does not break beside it. */
const dash = '\u2060–\u2060'

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/**
 * What the platform tells of a live table, as it is now: dealer, limits and free seats, each joined with no-break spaces. Seats that
 * have changed stand out for a moment.
 */
export const TableFacts = observer(function TableFacts({ game }: { game: Game }) {
  const { t } = useTranslation()
  const tables = useStore(tableStore)
  const { minBet, maxBet, betCurrency = '' } = game
  const { dealer, freeSeats } = tables.of(game) ?? {}
  const money = useMoneyText(betCurrency)
  const seats = freeSeats !== undefined && unbroken(t('game.freeSeats', { count: freeSeats }))
  const known = [
    dealer && unbroken(isolated(dealer)),
    betCurrency && minBet !== undefined && maxBet !== undefined && unbroken(`${money(minBet)}${dash}${money(maxBet)}`),
    seats &&
      (tables.hasChanged(game) ? (
        <span key={seats} className={styles.changed}>
          {seats}
        </span>
      ) : (
        seats
      )),
  ]
  return (
    <>
      {dealer && <span className={styles.live} aria-hidden />}
      {known
        .filter((fact) => fact)
        .map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' ·\u00A0'}
            {fact}
          </Fragment>
        ))}
    </>
  )
})
