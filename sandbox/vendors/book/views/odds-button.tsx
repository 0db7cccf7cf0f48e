/** @jsxImportSource preact */
import type { Market, Outcome, SportEvent } from '../api-types.ts'
import { odds } from '../format.ts'
import { eventTitle, marketName, outcomeSign, pickedName } from '../names.ts'
import { keyOf } from '../slip.ts'
import { Icon } from './icons.tsx'
import { useBook } from './context.ts'

/** A button with the odds of an outcome and a label before them. */
export function OddsButton({
  event,
  market,
  outcome,
  label,
}: {
  event: SportEvent
  market: Market
  outcome: Outcome
  label: string
}) {
  const { state, betting, t } = useBook()
  const key = keyOf({ event: event.id, market: market.id, outcome: outcome.id })
  const isPicked = state.slip.selections.some((selection) => keyOf(selection) === key)
  const isShut = event.suspended || market.suspended || event.status === 'finished' || event.status === 'cancelled'
  const move = isShut ? undefined : state.moves.get(key)
  const name = `${eventTitle(state, event)}, ${marketName(state, market.kind)}: ${pickedName(state, event, market, outcome)}`
  return (
    <button
      type="button"
      class="odds"
      data-outcome={key}
      data-move={move}
      aria-pressed={isPicked}
      disabled={isShut}
      onClick={() => betting.toggle(event, market, outcome)}
    >
      <span class="spoken">{`${name} ${isShut ? t('suspended') : ''}`}</span>
      <span class="odds-label" dir="auto" title={label}>
        {label}
      </span>
      {isShut ? <Icon name="lock" /> : <b class="odds-value">{odds(state, outcome.odds)}</b>}
    </button>
  )
}

/** Returns the line of a market whose odds are closest to each other. */
const fairest = (markets: readonly Market[]): Market | undefined =>
  [...markets].sort((one, other) => spread(one) - spread(other))[0]

const spread = ({ outcomes }: Market) =>
  Math.abs(Math.log(outcomes[0]!.odds) - Math.log(outcomes[outcomes.length - 1]!.odds))

/** The outcomes of a market in a row of a list; empty cells if there is no such market. */
export function OddsGroup({ event, kind, cells }: { event: SportEvent; kind: string; cells: number }) {
  const { state } = useBook()
  const market = fairest(event.markets.filter((each) => each.kind === kind))
  if (!market)
    return (
      <div class="odds-group" data-cells={cells}>
        {Array.from({ length: cells }, (_, index) => (
          <span key={index} class="odds none">
            –
          </span>
        ))}
      </div>
    )
  const buttons = market.outcomes.map((outcome) => (
    <OddsButton
      key={`${market.id}|${outcome.id}`}
      event={event}
      market={market}
      outcome={outcome}
      label={outcomeSign(state, kind, market.line, outcome.id)}
    />
  ))
  return (
    <div class="odds-group" data-cells={market.outcomes.length}>
      {buttons}
    </div>
  )
}
