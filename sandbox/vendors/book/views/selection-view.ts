import { odds } from '../format.ts'
import { marketName, outcomeName } from '../names.ts'
import { keyOf, type Selection } from '../slip.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'

/** The shares of the smallest stake that the quick buttons add. */
const quick = [5, 10, 50]

/** A selection on the slip; in a slip of singles with its own stake. */
export function selectionView(context: Context, selection: Selection): VNode {
  const { state, store, betting, t } = context
  const { kind, line, eventName, closed, suspended, was } = selection
  const event = state.events.get(selection.event)
  const { home = eventName, away = eventName } = event ?? {}
  const name = outcomeName(state, {
    kind,
    line,
    outcome: { id: selection.outcome, name: selection.outcomeName },
    home,
    away,
  })
  const note = closed
    ? t('selectionClosed')
    : suspended
      ? t('suspended')
      : was !== undefined
        ? t('oddsWere', { odds: odds(state, was) })
        : ''
  return h(
    'li',
    {
      key: keyOf(selection),
      class: 'selection',
      'data-selection': keyOf(selection),
      'data-state': closed ? 'closed' : suspended ? 'suspended' : was === undefined ? 'open' : 'changed',
    },
    h(
      'button',
      {
        type: 'button',
        class: 'plain',
        'aria-label': t('removeSelection', { name }),
        onclick: () => betting.remove(selection),
      },
      icon('close'),
    ),
    h(
      'div',
      { class: 'selection-text' },
      h('b', {}, h('bdi', {}, name)),
      h('span', {}, marketName(state, kind)),
      h(
        'small',
        {},
        icon(selection.sport),
        selection.live && h('em', { class: 'live-sign' }, t('live')),
        h('bdi', {}, eventName),
      ),
      note && h('small', { class: 'selection-note', role: 'status' }, note),
    ),
    h(
      'b',
      { class: 'selection-odds', 'data-move': state.moves.get(keyOf(selection)) },
      closed || suspended ? icon('lock') : odds(state, selection.odds),
    ),
    state.slip.mode === 'single' &&
      stakeField(context, selection.stake, t('stake'), (stake) => {
        const { slip } = store.state
        store.setSlip({
          ...slip,
          selections: slip.selections.map((each) => (keyOf(each) === keyOf(selection) ? { ...each, stake } : each)),
        })
      }),
  )
}

/** Where a stake is typed, with quick buttons. */
export function stakeField({ state, t }: Context, value: string, label: string, typed: (stake: string) => void): VNode {
  const { limits, digits = 2, currency = 'EUR' } = state.account ?? {}
  const unit = Math.max(limits?.min ?? 10 ** digits, 10 ** digits)
  const add = (share: number) => {
    const minor = Math.round((Number(value.replace(',', '.')) || 0) * 10 ** digits) + unit * share
    typed((minor / 10 ** digits).toFixed(minor % 10 ** digits ? digits : 0))
  }
  return h(
    'div',
    { class: 'stake' },
    h(
      'label',
      {},
      h('span', { class: 'spoken' }, label),
      h('input', {
        'data-stake': '',
        type: 'text',
        inputmode: 'decimal',
        autocomplete: 'off',
        maxlength: 12,
        placeholder: limits ? t('atLeast', { amount: (limits.min / 10 ** digits).toFixed(digits) }) : label,
        value,
        oninput: (event) => typed((event.target as HTMLInputElement).value.replace(/[^\d.,]/g, '')),
      }),
      h('span', { class: 'currency' }, currency),
    ),
    h(
      'div',
      { class: 'quick' },
      quick.map((share) =>
        h('button', { type: 'button', onclick: () => add(share) }, h('bdi', {}, `+${(unit * share) / 10 ** digits}`)),
      ),
    ),
  )
}
