import type { Market, Runner, SportEvent } from '../api-types.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { oddsButton } from './odds-button.ts'
import { silks } from './silks.ts'

const kinds = ['win', 'place'] as const

/** The runners of a race with their odds to win and to be placed; once it is over, in the order in which they came in. */
export function runnersView(context: Context, race: SportEvent): VNode {
  const { t } = context
  const markets = kinds.map((kind) => race.markets.find((market) => market.kind === kind))
  const runners = [...(race.runners ?? [])].sort(
    (one, other) => (one.place ?? 99) - (other.place ?? 99) || one.number - other.number,
  )
  return h(
    'div',
    { class: 'runners' },
    h(
      'div',
      { class: 'runner runner-head', 'aria-hidden': 'true' },
      h('span', {}, t('runner')),
      kinds.map((kind) => h('span', { class: 'runner-odds' }, t(`market.${kind}`))),
    ),
    h(
      'ul',
      {},
      runners.map((runner) =>
        h(
          'li',
          { key: runner.number, class: 'runner', 'data-runner': runner.number },
          about(context, runner),
          markets.map((market) => cell(context, race, market, runner)),
        ),
      ),
    ),
  )
}

function about({ t }: Context, runner: Runner): VNode {
  const { number, name, jockey, trainer, age, weight, form, place } = runner
  return h(
    'div',
    { class: 'about' },
    h('b', { class: 'runner-number' }, place ?? number),
    silks(runner),
    h(
      'div',
      {},
      h('b', { class: 'runner-name' }, h('bdi', {}, name)),
      h('small', {}, `${t('jockey')} `, h('bdi', {}, jockey), ' · ', `${t('trainer')} `, h('bdi', {}, trainer)),
      h(
        'small',
        { class: 'runner-form' },
        h('bdi', {}, form),
        ` · ${t('years', { count: age })} · `,
        h('bdi', {}, `${weight} kg`),
      ),
    ),
  )
}

function cell(context: Context, race: SportEvent, market: Market | undefined, { number }: Runner): VNode {
  const outcome = market?.outcomes.find(({ id }) => id === String(number))
  if (!market || !outcome) return h('span', { key: market?.id, class: 'runner-odds' }, '–')
  return h(
    'span',
    { key: market.id, class: 'runner-odds' },
    oddsButton(context, race, market, outcome, context.t(`market.${market.kind}`)),
  )
}
