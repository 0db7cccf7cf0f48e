import type { Bet, BetSelection } from '../api-types.ts'
import { dayAndTime, money, odds } from '../format.ts'
import { betName, eventTitle, marketName } from '../names.ts'
import { isPlayer } from '../state.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'
import { failure, nothing, skeleton } from './parts.ts'

/** The player’s bets: those that are open and those that are settled. */
export function betsView(context: Context): VNode {
  const { state, store, t } = context
  if (!isPlayer(state)) {
    const signIn = h(
      'button',
      { type: 'button', class: 'place', 'data-sign-in': '', onclick: () => store.options.events.login?.() },
      t('signIn'),
    )
    return h('section', { class: 'bets' }, h('h1', {}, t('myBets')), nothing(t('betsOfPlayers'), signIn))
  }
  const tab = (name: 'open' | 'settled') =>
    h(
      'button',
      {
        type: 'button',
        role: 'radio',
        'aria-checked': String(state.betsTab === name),
        'data-bets': name,
        onclick: () => store.change({ betsTab: name, bets: { status: 'loading' } }),
      },
      t(`bets.${name}`),
    )
  return h(
    'section',
    { class: 'bets' },
    h('h1', {}, t('myBets')),
    h('div', { class: 'modes', role: 'radiogroup', 'aria-label': t('myBets') }, tab('open'), tab('settled')),
    content(context),
  )
}

function content(context: Context): VNode {
  const { bets, betsTab } = context.state
  if (bets.status === 'loading') return skeleton(4)
  if (bets.status === 'failed') return failure(context)
  if (bets.value.length === 0) return nothing(context.t(`noBets.${betsTab}`))
  return h(
    'ul',
    { class: 'bet-list' },
    bets.value.map((bet) => betCard(context, bet)),
  )
}

function betCard(context: Context, bet: Bet): VNode {
  const { state, t } = context
  const isOver = bet.status !== 'open'
  return h(
    'li',
    { key: bet.id, class: 'bet', 'data-bet': bet.id, 'data-status': bet.status },
    h(
      'header',
      {},
      h('b', {}, bet.selections.length > 1 ? t('combinationOf', { count: bet.selections.length }) : t('single')),
      h('span', { class: `status status-${bet.status}` }, t(`bet.${bet.status}`)),
      h('small', {}, `${dayAndTime(state, bet.placedAt)} · `, h('bdi', {}, bet.id)),
    ),
    h(
      'ul',
      {},
      bet.selections.map((selection) => selectionLine(context, selection)),
    ),
    h(
      'dl',
      {},
      fact(t('stake'), money(state, bet.stake)),
      fact(t('odds'), odds(state, bet.odds)),
      isOver
        ? fact(t('paid'), money(state, bet.win), 'win')
        : fact(t('possibleWin'), money(state, bet.possibleWin), 'win'),
    ),
    bet.status === 'open' && cashOut(context, bet),
  )
}

const fact = (label: string, value: string, name = '') =>
  h('div', { class: name }, h('dt', {}, label), h('dd', {}, value))

function selectionLine({ state }: Context, selection: BetSelection): VNode {
  const { event, market, odds: taken, status, sport, startsAt } = selection
  return h(
    'li',
    { key: `${event}${market}`, 'data-status': status },
    icon(status === 'won' ? 'check' : status === 'lost' ? 'close' : sport),
    h(
      'span',
      {},
      h('bdi', {}, eventTitle(state, selection)),
      h(
        'small',
        {},
        `${marketName(state, market.split(':')[0]!)}: `,
        h('bdi', {}, betName(state, selection)),
        ` · ${dayAndTime(state, startsAt)}`,
      ),
    ),
    h('b', {}, odds(state, taken)),
  )
}

/** Two presses: the first shows what is offered, the second takes it. */
function cashOut({ state, betting, t }: Context, { id, cashOut: value }: Bet): VNode {
  const mine = state.cashOut?.bet === id ? state.cashOut : null
  if (value === undefined) return h('p', { class: 'no-cash-out' }, t('noCashOut'))
  const text = mine?.isSent ? t('placing') : t(mine ? 'confirmCashOut' : 'cashOut', { amount: money(state, value) })
  return h(
    'div',
    { class: 'cash-out' },
    mine?.text && h('p', { role: 'alert' }, mine.text),
    h(
      'button',
      {
        type: 'button',
        class: mine ? 'place' : 'quiet',
        'data-cash-out': value,
        disabled: mine?.isSent ?? false,
        onclick: () => void betting.cashOut(id, value),
      },
      text,
    ),
  )
}
