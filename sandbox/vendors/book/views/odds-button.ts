import type { Market, Outcome, SportEvent } from '../api-types.ts'
import { odds } from '../format.ts'
import { eventTitle, marketName, outcomeSign, pickedName } from '../names.ts'
import { keyOf } from '../slip.ts'
import { h, type VNode } from '../vdom.ts'
import { icon } from './icons.ts'
import type { Context } from './context.ts'

/** A button with the odds of an outcome. `label` is what stands before them. */
export function oddsButton(
  { state, betting, t }: Context,
  event: SportEvent,
  market: Market,
  outcome: Outcome,
  label: string,
): VNode {
  const key = keyOf({ event: event.id, market: market.id, outcome: outcome.id })
  const isPicked = state.slip.selections.some((selection) => keyOf(selection) === key)
  const isShut = event.suspended || market.suspended || event.status === 'finished' || event.status === 'cancelled'
  const move = isShut ? undefined : state.moves.get(key)
  const name = `${eventTitle(state, event)}, ${marketName(state, market.kind)}: ${pickedName(state, event, market, outcome)}`
  return h(
    'button',
    {
      key,
      type: 'button',
      class: 'odds',
      'data-outcome': key,
      'data-move': move,
      'aria-pressed': String(isPicked),
      disabled: isShut,
      onclick: () => betting.toggle(event, market, outcome),
    },
    h('span', { class: 'spoken' }, `${name} ${isShut ? t('suspended') : ''}`),
    h('span', { class: 'odds-label', dir: 'auto' }, label),
    isShut ? icon('lock') : h('b', { class: 'odds-value' }, odds(state, outcome.odds)),
  )
}

/** Of the lines of a market the one whose outcomes are the most alike. */
const fairest = (markets: readonly Market[]): Market | undefined =>
  [...markets].sort((one, other) => spread(one) - spread(other))[0]

const spread = ({ outcomes }: Market) =>
  Math.abs(Math.log(outcomes[0]!.odds) - Math.log(outcomes[outcomes.length - 1]!.odds))

/** The outcomes of a market side by side, for a list’s row; empty cells where there is none. */
export function oddsGroup(context: Context, event: SportEvent, kind: string, cells: number): VNode {
  const market = fairest(event.markets.filter((each) => each.kind === kind))
  if (!market)
    return h(
      'div',
      { key: kind, class: 'odds-group', 'data-cells': cells },
      Array.from({ length: cells }, () => h('span', { class: 'odds none' }, '–')),
    )
  const buttons = market.outcomes.map((outcome) =>
    oddsButton(context, event, market, outcome, outcomeSign(context.state, kind, market.line, outcome.id)),
  )
  return h('div', { key: kind, class: 'odds-group', 'data-cells': market.outcomes.length }, buttons)
}
