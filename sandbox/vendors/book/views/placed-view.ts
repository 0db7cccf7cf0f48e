import type { Bet } from '../api-types.ts'
import { money, odds } from '../format.ts'
import { betName, eventTitle } from '../names.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'

/** The receipt for bets that were placed. */
export function placedView({ state, store, t }: Context, placed: readonly Bet[]): VNode {
  return h(
    'div',
    { key: 'placed', class: 'placed-bets', role: 'status', 'data-placed': placed.map(({ id }) => id).join(' ') },
    h('p', { class: 'placed-word' }, icon('check'), t('placed', { count: placed.length })),
    placed.map((bet) =>
      h(
        'div',
        { key: bet.id, class: 'receipt' },
        bet.selections.map((selection) =>
          h(
            'p',
            {},
            h(
              'span',
              {},
              h('bdi', {}, eventTitle(state, selection)),
              h('small', {}, h('bdi', {}, betName(state, selection))),
            ),
            h('b', {}, odds(state, selection.odds)),
          ),
        ),
        h('p', { class: 'sum' }, h('span', {}, t('stake')), h('b', {}, money(state, bet.stake))),
        h('p', { class: 'sum win' }, h('span', {}, t('possibleWin')), h('b', {}, money(state, bet.possibleWin))),
        h('small', {}, t('betNumber', { id: bet.id })),
      ),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        onclick: () => {
          store.change({ placed: null, betsTab: 'open' })
          store.openSlip(false)
          store.go({ page: 'bets' })
        },
      },
      t('myBets'),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'place',
        'data-done': '',
        onclick: () => {
          store.change({ placed: null })
          store.openSlip(false)
        },
      },
      t('done'),
    ),
  )
}
