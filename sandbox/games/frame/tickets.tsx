/** @jsxImportSource preact */
import type { ReadonlySignal } from '@preact/signals'
import type { BetView } from '../../domains/games/play/bets.ts'
import type { Money } from './money.ts'

interface TicketsProps {
  bets: ReadonlySignal<BetView[]>
  drawn: ReadonlySignal<number[]>
  label: string
  money: Money
}

/** The player’s tickets with the numbers that were drawn marked. */
export function Tickets({ bets, drawn, label, money }: TicketsProps) {
  return (
    <ul class="tickets" aria-label={label}>
      {bets.value.map(({ id, spots, stake, win, status }) => {
        const numbers = Object.keys(spots)[0]!.split('-').map(Number)
        return (
          <li key={id} class={status}>
            <span class="ticket-numbers" dir="ltr">
              {numbers.map((number) => (
                <span key={number} class={drawn.value.includes(number) ? 'hit' : ''}>
                  {number}
                </span>
              ))}
            </span>
            <b>{money.full(status === 'won' ? win : stake)}</b>
          </li>
        )
      })}
    </ul>
  )
}
