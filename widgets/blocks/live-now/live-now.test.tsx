// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SportEvent } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { PageStateContext, useBlockState } from '#engine/ui/page-state.ts'
import { useStores } from '#engine/shell/stores.ts'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { renderWidget } from '#testing/render.tsx'
import TopMatches from '../top-matches/index.tsx'
import LiveNow from './index.tsx'

// So that no test waits for its code.

const match = (changes: Partial<SportEvent> = {}): SportEvent => ({
  id: 'e7',
  league: 'Serie A',
  home: 'Roma',
  away: 'Lazio',
  live: true,
  minute: 63,
  homeScore: '2',
  awayScore: '1',
  outcomes: [{ name: '1', odds: 1.5 }, { name: 'X', odds: 4 }, { name: '2' }],
  ...changes,
})

/** A page that is ready. */
function Page({ live = true }) {
  const { pageState } = useStores()
  return (
    <PageStateContext value={pageState}>
      <Ready />
      {live ? (
        <LiveNow use="live-now" title="match.liveNow" limit={3} />
      ) : (
        <TopMatches use="top-matches" title="match.top" limit={3} />
      )}
    </PageStateContext>
  )
}

function Ready() {
  useBlockState('ready')
  return null
}

function show(rows: unknown, live = true, manifest = {}) {
  const get = vi.fn(async () => {
    if (rows instanceof Error) throw rows
    return { rows }
  })
  return { get, ...renderWidget(<Page live={live} />, { http: { get }, manifest }) }
}

it('shows score, minute and odds, which lead to the match in the live sportsbook', async () => {
  const { get } = show([match()])
  const link = await screen.findByRole('link', { name: /Serie A.*Roma.*2.*Lazio.*1/ })
  expect(link.getAttribute('href')).toBe('/live-sport?event=e7')
  expect(link.textContent).toContain('63′')
  expect(screen.getByRole('link', { name: 'Roma – Lazio 1 1.50' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Roma – Lazio 2 –' })).toBeTruthy()
  expect(get).toHaveBeenCalledWith('/sport/events', expect.anything(), { live: true, size: 3, lang: 'en' })
})

it('shows upcoming matches with their start, at their path inside the sportsbook', async () => {
  show([match({ live: false, startsAt: '2026-01-02T20:00:00Z', path: '/soccer/e7' })], false)
  const link = await screen.findByRole('link', { name: /Serie A/ })
  expect(link.getAttribute('href')).toBe('/sport?event=e7&route=%2Fsoccer%2Fe7')
  expect(link.querySelector('time')?.dateTime).toBe('2026-01-02T20:00:00Z')
})

it('follows the odds format of the site', async () => {
  const { stores } = show([match()])
  await screen.findByText('1.50')
  act(() => stores.get(oddsStore).choose('american'))
  expect(screen.getByText('−200')).toBeTruthy()
  expect(localStorage.getItem('odds-format:betogol')).toBe('american')
})

it('keeps its place without matches, and after a failure, with a retry', async () => {
  show([])
  expect(await screen.findByText('No live matches right now')).toBeTruthy()
  const { get } = show(new ApiError('no', 500))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  get.mockResolvedValue({ rows: [match()] })
  act(() => retry.click())
  expect(await screen.findByText('Roma')).toBeTruthy()
})

it('leaves out what has no sides, and is not there without a sportsbook', async () => {
  const { container } = show([match({ id: 'o1', home: '', away: '' }), match()])
  await screen.findByText('Roma')
  expect(container.querySelectorAll('[data-match]')).toHaveLength(1)
  const pages = { SPORT: { visible: false }, LIVE_SPORT: { visible: false } }
  const hidden = show([match()], true, { pages })
  await waitFor(() => expect(hidden.stores.pageState.current).toBe('ready'))
  expect(hidden.container.textContent).toBe('')
  expect(hidden.get).not.toHaveBeenCalled()
})
