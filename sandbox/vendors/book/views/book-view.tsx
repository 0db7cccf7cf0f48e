/** @jsxImportSource preact */
import { looks } from '../looks.ts'
import { directionOf } from '../texts.ts'
import { BetsView } from './bets-view.tsx'
import { useBook } from './context.ts'
import { EventView } from './event-view.tsx'
import { ListView } from './list-view.tsx'
import { ResultsView } from './results-view.tsx'
import { SideNav, SportStrip, TopBar } from './nav-view.tsx'
import { MeetingsView } from './meetings-view.tsx'
import { RaceView } from './race-view.tsx'
import { SlipBar, SlipView } from './slip-view.tsx'

/** The whole sportsbook. */
export function BookView() {
  const { state, t } = useBook()
  const { look, settings, size, route } = state
  const { list, ...own } = looks[look]
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
  return (
    <div
      class="book"
      lang={settings.language}
      dir={directionOf(settings.language)}
      role="region"
      aria-label={t(isRaces ? 'races' : 'sports')}
      style={style}
      data-book={look}
      data-theme={settings.theme}
      data-size={size}
      data-nav={nav}
      data-list={list}
      data-page={route.page}
      data-signed-in={String(Boolean(state.account?.signedIn))}
    >
      <TopBar />
      {!isRaces && nav === 'strip' && (isWide || route.page === 'list') && <SportStrip />}
      <div class="columns">
        {!isRaces && nav === 'side' && <SideNav />}
        <div class="content">
          <Page isRaces={isRaces} />
        </div>
        {isWide && <SlipView />}
      </div>
      {!isWide && <SlipBar />}
    </div>
  )
}

function Page({ isRaces }: { isRaces: boolean }) {
  const { page: name } = useBook().state.route
  if (name === 'bets') return <BetsView />
  if (name === 'results') return <ResultsView />
  if (name === 'event') return isRaces ? <RaceView /> : <EventView />
  return isRaces ? <MeetingsView /> : <ListView />
}
