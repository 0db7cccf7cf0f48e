/** @jsxImportSource preact */
import type { Bet } from '../api-types.ts'
import { money, odds } from '../format.ts'
import { betName, eventTitle } from '../names.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'

/** The receipt for bets that were placed. */
export function PlacedView({ placed }: { placed: readonly Bet[] }) {
  const { state, store, t } = useBook()
  return (
    <div class="placed-bets" role="status" data-placed={placed.map(({ id }) => id).join(' ')}>
      <p class="placed-word">
        <Icon name="check" />
        {t('placed', { count: placed.length })}
      </p>
      {placed.map((bet) => (
        <div key={bet.id} class="receipt">
          {bet.selections.map((selection) => (
            <p key={selection.event}>
              <span>
                <bdi>{eventTitle(state, selection)}</bdi>
                <small>
                  <bdi>{betName(state, selection)}</bdi>
                </small>
              </span>
              <b>{odds(state, selection.odds)}</b>
            </p>
          ))}
          <p class="sum">
            <span>{t('stake')}</span>
            <b>{money(state, bet.stake)}</b>
          </p>
          <p class="sum win">
            <span>{t('possibleWin')}</span>
            <b>{money(state, bet.possibleWin)}</b>
          </p>
          <small>{t('betNumber', { id: bet.id })}</small>
        </div>
      ))}
      <button
        type="button"
        class="quiet"
        onClick={() => {
          store.change({ placed: null, betsTab: 'open' })
          store.openSlip(false)
          store.go({ page: 'bets' })
        }}
      >
        {t('myBets')}
      </button>
      <button
        type="button"
        class="place"
        data-done=""
        onClick={() => {
          store.change({ placed: null })
          store.openSlip(false)
        }}
      >
        {t('done')}
      </button>
    </div>
  )
}
