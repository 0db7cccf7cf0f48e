/** @jsxImportSource preact */
import { country, number, odds, zone } from '../format.ts'
import { pathOf, type Route } from '../routes.ts'
import type { OddsFormat } from '../odds.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'

const start = (live: boolean): Route => ({ page: 'list', live, sport: null, league: null })

/** The bar with the sections and the settings. */
export function TopBar() {
  const { state, store, t } = useBook()
  const { route, look, sports } = state
  const isRaces = look === 'horses'
  const { shows = {} } = store.options
  // Where the page around has the sections, they only lead back from the other pages.
  const hasSections = shows.sections !== false || route.page === 'bets' || route.page === 'results'
  const live = sports.status === 'ready' ? sports.value.reduce((sum, each) => sum + each.live, 0) : 0
  const tab = (to: Route, text: string, isHere: boolean, count = 0) => (
    <button
      type="button"
      class="tab"
      data-go={pathOf(to)}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => store.go(to)}
    >
      <span>{text}</span>
      {count > 0 && <em>{number(state, count)}</em>}
    </button>
  )
  return (
    <div class="top">
      <nav class="tabs" aria-label={t('sections')}>
        {hasSections && tab(start(false), t(isRaces ? 'races' : 'sports'), route.page === 'list' && !route.live)}
        {hasSections && !isRaces && tab(start(true), t('live'), route.page === 'list' && route.live, live)}
        {shows.bets !== false && tab({ page: 'bets' }, t('myBets'), route.page === 'bets')}
        {tab({ page: 'results' }, t('results'), route.page === 'results')}
      </nav>
      <span class="zone" title={t('timeZone')}>
        <Icon name="clock" />
        <bdi>{zone(state)}</bdi>
      </span>
      {shows.oddsFormat !== false && <FormatSelect />}
    </div>
  )
}

function FormatSelect() {
  const { state, store, t } = useBook()
  const { oddsFormat } = state.settings
  return (
    <label class="format">
      <span class="spoken">{t('oddsFormat')}</span>
      <select
        value={oddsFormat}
        data-odds-format={oddsFormat}
        onChange={(event) => store.set({ oddsFormat: event.currentTarget.value as OddsFormat })}
      >
        {(['decimal', 'fractional', 'american'] as const).map((format) => {
          const sample = odds(state, 2.5, format)
          return (
            <option key={format} value={format}>
              {state.size === 'phone' ? sample : `${t(format)} ${sample}`}
            </option>
          )
        })}
      </select>
    </label>
  )
}

/** The sports in a row and below it the leagues of the selected one. */
export function SportStrip() {
  const { state, store, t } = useBook()
  const { route, sports } = state
  const isLive = route.page === 'list' && route.live
  if (sports.status !== 'ready') return <div class="strip" />
  const here = route.page === 'list' ? route.sport : null
  const open = sports.value.find(({ id }) => id === here)
  const item = (to: Route, name: string, symbol: string, isHere: boolean, count?: number) => (
    <button
      key={symbol}
      type="button"
      class="sport"
      aria-current={isHere ? 'true' : undefined}
      data-go={pathOf(to)}
      onClick={() => store.go(to)}
    >
      <Icon name={symbol} />
      <span>{name}</span>
      {count !== undefined && <em>{number(state, count)}</em>}
    </button>
  )
  const leagues = open?.leagues.filter((league) => (isLive ? league.live : league.prematch) > 0) ?? []
  return (
    <div class="strips">
      <nav class="strip" aria-label={t('sports')}>
        {item(start(isLive), t('all'), 'list', route.page === 'list' && !here)}
        {sports.value.map(({ id, live, prematch }) =>
          item(
            { page: 'list', live: isLive, sport: id, league: null },
            t(`sport.${id}`),
            id,
            here === id,
            isLive ? live : prematch,
          ),
        )}
      </nav>
      {leagues.length > 0 && (
        <nav class="strip leagues" aria-label={t('leagues')}>
          {leagues.map(({ id, name }) => {
            const isHere = route.page === 'list' && route.league === id
            const to: Route = { page: 'list', live: isLive, sport: here, league: isHere ? null : id }
            return (
              <button key={id} type="button" class="chip" aria-pressed={isHere} onClick={() => store.go(to)}>
                {name}
              </button>
            )
          })}
        </nav>
      )}
    </div>
  )
}

/** The sports and their leagues beside the lists. */
export function SideNav() {
  const { state, store, t } = useBook()
  const { route, sports } = state
  const isLive = route.page === 'list' && route.live
  const here = route.page === 'list' ? route.sport : null
  const list = sports.status === 'ready' ? sports.value : []
  return (
    <nav class="side" aria-label={t('sports')}>
      <h2>{t('sports')}</h2>
      <ul>
        {list.map((sport) => {
          const isOpen = here === sport.id
          const to: Route = { page: 'list', live: isLive, sport: isOpen ? null : sport.id, league: null }
          return (
            <li key={sport.id}>
              <button
                type="button"
                class="sport"
                aria-expanded={isOpen}
                data-go={pathOf(to)}
                onClick={() => store.go(to)}
              >
                <Icon name={sport.id} />
                <span>{t(`sport.${sport.id}`)}</span>
                <em>{number(state, isLive ? sport.live : sport.prematch)}</em>
              </button>
              {isOpen && (
                <ul class="leagues">
                  {sport.leagues
                    .filter((league) => (isLive ? league.live : league.prematch) > 0)
                    .map((league) => {
                      const isHere = route.page === 'list' && route.league === league.id
                      const next: Route = {
                        page: 'list',
                        live: isLive,
                        sport: sport.id,
                        league: isHere ? null : league.id,
                      }
                      return (
                        <li key={league.id}>
                          <button
                            type="button"
                            class="league"
                            aria-current={isHere ? 'true' : undefined}
                            onClick={() => store.go(next)}
                          >
                            <span>
                              {league.name}
                              <small>{country(state, league.country)}</small>
                            </span>
                            <em>{number(state, isLive ? league.live : league.prematch)}</em>
                          </button>
                        </li>
                      )
                    })}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
