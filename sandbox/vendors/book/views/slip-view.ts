import { keepInside } from '../follow.ts'
import { money, odds } from '../format.ts'
import { combinedOdds, combines, totalsOf, type SlipMode } from '../slip.ts'
import { isPlayer } from '../state.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'
import { placedView } from './placed-view.ts'
import { selectionView, stakeField } from './selection-view.ts'

/** The bet slip beside the lists. */
export const slipView = (context: Context): VNode =>
  h('aside', { class: 'slip-column', 'aria-label': context.t('betSlip') }, slip(context))

/** The bet slip of a narrow page: a bar at its foot, which opens it. */
export function slipBar(context: Context): VNode {
  const { state, store, t } = context
  const { selections } = state.slip
  if (state.isSlipOpen)
    return h(
      'div',
      {
        class: 'sheet',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': t('betSlip'),
        onkeydown: (event) => keepInside(event as KeyboardEvent, () => store.openSlip(false)),
      },
      h('div', { class: 'sheet-back', onclick: () => store.openSlip(false) }),
      h('div', { class: 'sheet-panel' }, slip(context, true)),
    )
  if (selections.length === 0) return h('div', { class: 'slip-bar', hidden: true })
  const total = selections.length > 1 && combines(state.slip) ? odds(state, combinedOdds(state.slip)) : ''
  return h(
    'div',
    { class: 'slip-bar' },
    h(
      'button',
      { type: 'button', 'data-open-slip': '', onclick: () => store.openSlip(true) },
      h('em', {}, selections.length),
      h('span', {}, t('betSlip')),
      h('b', {}, total),
      icon('forward'),
    ),
  )
}

function slip(context: Context, isSheet = false): VNode {
  const { state, store, betting, t } = context
  const { selections } = state.slip
  return h(
    'section',
    { class: 'slip', 'data-slip': selections.length, 'aria-busy': String(state.isPlacing) },
    h(
      'header',
      { class: 'slip-head' },
      icon('ticket'),
      h('h2', {}, t('betSlip')),
      selections.length > 0 && h('em', {}, selections.length),
      selections.length > 0 &&
        h(
          'button',
          { key: 'clear', type: 'button', class: 'plain', 'aria-label': t('clear'), onclick: () => betting.clear() },
          icon('trash'),
        ),
      isSheet &&
        h(
          'button',
          {
            key: 'close',
            type: 'button',
            class: 'plain',
            'aria-label': t('close'),
            onclick: () => store.openSlip(false),
          },
          icon('close'),
        ),
    ),
    state.placed
      ? placedView(context, state.placed)
      : selections.length === 0
        ? h('div', { key: 'empty', class: 'slip-empty' }, icon('ticket'), h('p', {}, t('slipEmpty')))
        : filled(context),
  )
}

function filled(context: Context): VNode {
  const { state, t } = context
  const { slip: current } = state
  return h(
    'div',
    { key: 'filled', class: 'slip-body' },
    modes(context),
    h(
      'ul',
      { class: 'selections' },
      current.selections.map((selection) => selectionView(context, selection)),
    ),
    current.mode === 'combination' &&
      h(
        'div',
        { class: 'combination' },
        h(
          'p',
          { class: 'sum' },
          h('span', {}, t('combinedOdds', { count: current.selections.length })),
          h('b', { 'data-combined-odds': '' }, odds(state, combinedOdds(current))),
        ),
        stakeField(context, current.stake, t('stake'), (stake) =>
          context.store.setSlip({ ...context.store.state.slip, stake }),
        ),
      ),
    foot(context),
  )
}

function modes({ state, store, t }: Context): VNode {
  const { slip: current } = state
  const mode = (name: SlipMode, isOpen: boolean) =>
    h(
      'button',
      {
        type: 'button',
        role: 'radio',
        'aria-checked': String(current.mode === name),
        'data-mode': name,
        disabled: !isOpen,
        onclick: () => store.setSlip({ ...store.state.slip, mode: name }),
      },
      t(name),
    )
  return h(
    'div',
    { class: 'modes', role: 'radiogroup', 'aria-label': t('betType') },
    mode('single', true),
    mode('combination', combines(current)),
  )
}

function foot(context: Context): VNode {
  const { state, store, betting, t } = context
  const totals = totalsOf(state.slip, state.account?.digits ?? 2)
  const { selections } = state.slip
  const changed = selections.some(({ was }) => was !== undefined)
  const stopped = selections.some(({ suspended, closed }) => suspended || closed)
  const needsWord = changed && state.acceptOdds === 'none'
  return h(
    'div',
    { class: 'slip-foot' },
    h(
      'label',
      { class: 'accept' },
      h('span', {}, t('oddsChanges')),
      h(
        'select',
        {
          value: state.acceptOdds,
          'data-accept': state.acceptOdds,
          onchange: (event) => store.change({ acceptOdds: (event.target as HTMLSelectElement).value as 'none' }),
        },
        (['none', 'higher', 'any'] as const).map((each) => h('option', { value: each }, t(`accept.${each}`))),
      ),
    ),
    h(
      'p',
      { class: 'sum' },
      h('span', {}, t('totalStake')),
      h('b', { 'data-total': totals.stake }, money(state, totals.stake)),
    ),
    h(
      'p',
      { class: 'sum win' },
      h('span', {}, t('possibleWin')),
      h('b', { 'data-possible-win': totals.win }, money(state, totals.win)),
    ),
    state.notice && notice(context),
    isPlayer(state)
      ? h(
          'button',
          {
            key: 'place',
            type: 'button',
            class: 'place',
            'data-place': '',
            disabled: totals.stake === 0 || state.isPlacing || stopped,
            onclick: () => {
              if (needsWord || state.notice?.kind === 'changed') betting.agree()
              void betting.place()
            },
          },
          state.isPlacing
            ? t('placing')
            : t(needsWord || state.notice?.kind === 'changed' ? 'acceptAndPlace' : 'place'),
          totals.stake > 0 && !state.isPlacing && h('bdi', {}, money(state, totals.stake)),
        )
      : h(
          'button',
          { key: 'sign-in', type: 'button', class: 'place', 'data-place': '', onclick: () => void betting.place() },
          t('signInToBet'),
        ),
    !isPlayer(state) &&
      h(
        'button',
        {
          key: 'register',
          type: 'button',
          class: 'link',
          'data-register': '',
          onclick: () => store.options.events.registration?.(),
        },
        t('register'),
      ),
  )
}

function notice({ state, store, t }: Context): VNode {
  const { kind, text } = state.notice!
  return h(
    'div',
    { class: 'notice', 'data-notice': kind, role: 'alert' },
    icon('alert'),
    h('p', {}, text),
    kind === 'funds' &&
      h(
        'button',
        { type: 'button', class: 'link', 'data-deposit': '', onclick: () => store.options.events.deposit?.() },
        t('deposit'),
      ),
    kind === 'sign-in' &&
      h('button', { type: 'button', class: 'link', onclick: () => store.options.events.login?.() }, t('signIn')),
  )
}
