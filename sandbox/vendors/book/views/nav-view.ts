import { looks } from '../looks.ts'
import { country, zone } from '../format.ts'
import { pathOf, type Route } from '../routes.ts'
import type { OddsFormat } from '../odds.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'

const start = (live: boolean): Route => ({ page: 'list', live, sport: null, league: null })

/** The row with the places and the settings. */
export function topBar(context: Context): VNode {
  const { state, store, t } = context
  const { route, look, sports } = state
  const isRaces = look === 'horses'
  const live = sports.status === 'ready' ? sports.value.reduce((sum, each) => sum + each.live, 0) : 0
  const tab = (to: Route, text: string, isHere: boolean, count = 0) =>
    h(
      'button',
      {
        type: 'button',
        class: 'tab',
        'data-go': pathOf(to),
        'aria-current': isHere ? 'page' : undefined,
        onclick: () => store.go(to),
      },
      h('span', {}, text),
      count > 0 && h('em', {}, count),
    )
  return h(
    'div',
    { class: 'top' },
    h('strong', { class: 'vendor', 'aria-hidden': 'true' }, looks[look].name),
    h(
      'nav',
      { class: 'tabs', 'aria-label': t('sections') },
      tab(start(false), t(isRaces ? 'races' : 'sports'), route.page === 'list' && !route.live),
      !isRaces && tab(start(true), t('live'), route.page === 'list' && route.live, live),
      tab({ page: 'bets' }, t('myBets'), route.page === 'bets'),
      tab({ page: 'results' }, t('results'), route.page === 'results'),
    ),
    h('span', { class: 'zone', title: t('timeZone') }, icon('clock'), h('bdi', {}, zone(state))),
    formatSelect(context),
  )
}

function formatSelect({ state, store, t }: Context): VNode {
  const { oddsFormat } = state.settings
  const formats: [OddsFormat, string][] = [
    ['decimal', '2.50'],
    ['fractional', '3/2'],
    ['american', '+150'],
  ]
  return h(
    'label',
    { class: 'format' },
    h('span', { class: 'spoken' }, t('oddsFormat')),
    h(
      'select',
      {
        value: oddsFormat,
        'data-odds-format': oddsFormat,
        onchange: (event) => store.set({ oddsFormat: (event.target as HTMLSelectElement).value as OddsFormat }),
      },
      formats.map(([format, sample]) =>
        h('option', { value: format }, state.size === 'phone' ? sample : `${t(format)} ${sample}`),
      ),
    ),
  )
}

/** The sports in a row, and below it the leagues of the one that is open. */
export function sportStrip(context: Context): VNode {
  const { state, store, t } = context
  const { route, sports } = state
  const isLive = route.page === 'list' && route.live
  if (sports.status !== 'ready') return h('div', { class: 'strip' })
  const here = route.page === 'list' ? route.sport : null
  const open = sports.value.find(({ id }) => id === here)
  const item = (to: Route, name: string, symbol: string, isHere: boolean, count?: number) =>
    h(
      'button',
      {
        key: symbol,
        type: 'button',
        class: 'sport',
        'aria-current': isHere ? 'true' : undefined,
        'data-go': pathOf(to),
        onclick: () => store.go(to),
      },
      icon(symbol),
      h('span', {}, name),
      count !== undefined && h('em', {}, count),
    )
  const leagues = open?.leagues.filter((league) => (isLive ? league.live : league.prematch) > 0) ?? []
  return h(
    'div',
    { class: 'strips' },
    h(
      'nav',
      { class: 'strip', 'aria-label': t('sports') },
      item(start(isLive), t('all'), 'list', route.page === 'list' && !here),
      sports.value.map(({ id, live, prematch }) =>
        item(
          { page: 'list', live: isLive, sport: id, league: null },
          t(`sport.${id}`),
          id,
          here === id,
          isLive ? live : prematch,
        ),
      ),
    ),
    leagues.length > 0 &&
      h(
        'nav',
        { class: 'strip leagues', 'aria-label': t('leagues') },
        leagues.map(({ id, name }) => {
          const isHere = route.page === 'list' && route.league === id
          const to: Route = { page: 'list', live: isLive, sport: here, league: isHere ? null : id }
          return h(
            'button',
            { key: id, type: 'button', class: 'chip', 'aria-pressed': String(isHere), onclick: () => store.go(to) },
            name,
          )
        }),
      ),
  )
}

/** The sports with their leagues beside the lists. */
export function sideNav({ state, store, t }: Context): VNode {
  const { route, sports } = state
  const isLive = route.page === 'list' && route.live
  const here = route.page === 'list' ? route.sport : null
  const list = sports.status === 'ready' ? sports.value : []
  return h(
    'nav',
    { class: 'side', 'aria-label': t('sports') },
    h('h2', {}, t('sports')),
    h(
      'ul',
      {},
      list.map((sport) => {
        const isOpen = here === sport.id
        const to: Route = { page: 'list', live: isLive, sport: isOpen ? null : sport.id, league: null }
        return h(
          'li',
          { key: sport.id },
          h(
            'button',
            {
              type: 'button',
              class: 'sport',
              'aria-expanded': String(isOpen),
              'data-go': pathOf(to),
              onclick: () => store.go(to),
            },
            icon(sport.id),
            h('span', {}, t(`sport.${sport.id}`)),
            h('em', {}, isLive ? sport.live : sport.prematch),
          ),
          isOpen &&
            h(
              'ul',
              { class: 'leagues' },
              sport.leagues
                .filter((league) => (isLive ? league.live : league.prematch) > 0)
                .map((league) => {
                  const isHere = route.page === 'list' && route.league === league.id
                  const next: Route = { page: 'list', live: isLive, sport: sport.id, league: isHere ? null : league.id }
                  return h(
                    'li',
                    { key: league.id },
                    h(
                      'button',
                      {
                        type: 'button',
                        class: 'league',
                        'aria-current': isHere ? 'true' : undefined,
                        onclick: () => store.go(next),
                      },
                      h('span', {}, league.name, h('small', {}, country(state, league.country))),
                      h('em', {}, isLive ? league.live : league.prematch),
                    ),
                  )
                }),
            ),
        )
      }),
    ),
  )
}
