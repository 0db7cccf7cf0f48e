import { looks } from '../looks.ts'
import { directionOf } from '../texts.ts'
import { h, type VNode } from '../vdom.ts'
import { betsView } from './bets-view.ts'
import type { Context } from './context.ts'
import { eventView } from './event-view.ts'
import { listView } from './list-view.ts'
import { resultsView } from './results-view.ts'
import { sideNav, sportStrip, topBar } from './nav-view.ts'
import { meetingsView } from './meetings-view.ts'
import { raceView } from './race-view.ts'
import { slipBar, slipView } from './slip-view.ts'

/** The whole sportsbook. */
export function bookView(context: Context): VNode {
  const { state } = context
  const { look, settings, size, route } = state
  const { list, name, ...own } = looks[look]
  const nav = state.hasSide ? own.nav : 'strip'
  const isWide = size === 'desktop'
  const isRaces = look === 'horses'
  const { top, bottom, right, layer } = settings.slip ?? {}
  const offsets = [
    ['--slip-top', top],
    ['--slip-bottom', bottom],
    ['--slip-right', right],
  ] as const
  const style = [
    ...offsets.filter(([, value]) => value !== undefined).map(([key, value]) => `${key}:${value}px`),
    ...(layer === undefined ? [] : [`--slip-layer:${layer}`]),
  ].join(';')
  return h(
    'div',
    {
      class: 'book',
      lang: settings.language,
      dir: directionOf(settings.language),
      role: 'region',
      'aria-label': name,
      style,
      'data-book': look,
      'data-theme': settings.theme,
      'data-size': size,
      'data-nav': nav,
      'data-list': list,
      'data-page': route.page,
      'data-signed-in': String(Boolean(state.account?.signedIn)),
    },
    topBar(context),
    !isRaces && nav === 'strip' && (isWide || route.page === 'list') && sportStrip(context),
    h(
      'div',
      { class: 'columns' },
      !isRaces && nav === 'side' && sideNav(context),
      h('div', { class: 'content' }, page(context, isRaces)),
      isWide && slipView(context),
    ),
    !isWide && slipBar(context),
  )
}

function page(context: Context, isRaces: boolean): VNode {
  const { page: name } = context.state.route
  if (name === 'bets') return betsView(context)
  if (name === 'results') return resultsView(context)
  if (name === 'event') return isRaces ? raceView(context) : eventView(context)
  return isRaces ? meetingsView(context) : listView(context)
}
