// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { chatStore } from '#domains/chat/chat-store.ts'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { fakeDialogs } from '#testing/dialogs.ts'
import { game } from '#testing/games/game.ts'
import { player, renderWidget } from '#testing/render.tsx'
import Search from './index.tsx'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
})

type Asked = { search?: string; sort?: string; live?: boolean }

/** A match as the platform returns it. */
const match = (id: string, home: string, away: string, league = 'Champions League', live = false) => ({
  id,
  home,
  away,
  league,
  live,
  startsAt: '2026-05-04T19:45:00Z',
  outcomes: [],
})

function show({
  user = null as typeof player | null,
  popular = ['search:popular.plane'],
  manifest = {} as Parameters<typeof renderWidget>[1] extends { manifest?: infer M } | undefined ? M : never,
} = {}) {
  const get = vi.fn(async (path: string, _read: unknown, query: Asked = {}) => {
    if (path === '/games/providers') return [{ id: 'copper', name: 'Copper Lantern', games: 70 }]
    if (path === '/sport/events')
      return {
        rows: query.live
          ? [match('m1', 'Arsenal', 'PSV', 'Champions League', true)]
          : [match('m2', 'Denver', 'New York', 'NBA'), match('m3', 'Club Brugge', 'Arsenal')],
      }
    const named = (name: string) => ({ ...game(name), name: `Game ${name}` })
    if (!query.search) return { count: 1, rows: [named('popular')] }
    const rows = { plane: [named('plane')], lantern: [named('lantern')] }[query.search] ?? []
    return { count: rows.length === 1 && query.search === 'lantern' ? 40 : rows.length, rows }
  })
  const rendered = renderWidget(<Search visible popular={popular} />, { user, manifest, http: { get } })
  return { ...rendered, get }
}

const field = () => screen.getByRole('combobox', { name: 'Search the site' })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const marked = () => screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')
const closed = (stores: ReturnType<typeof show>['stores']) =>
  waitFor(() => expect(stores.overlays.isOpen('search')).toBe(false))

it('offers popular searches and games before anything is typed', async () => {
  show()
  expect(document.activeElement).toBe(field())
  await screen.findByText('Game popular')
  expect(options()).toEqual(['Plane', 'Game popularAurora Play'])
  await userEvent.click(screen.getByRole('option', { name: 'Plane' }))
  expect((field() as HTMLInputElement).value).toBe('Plane')
})

it('finds games by synonyms, in groups with headings, and opens the first by Enter', async () => {
  const { location, stores } = show()
  stores.overlays.open('search')
  await userEvent.type(field(), 'airplane')
  await screen.findByText('Game plane')
  expect(screen.getByRole('group', { name: 'Games' }).textContent).toContain('Game plane')
  expect(marked()?.textContent).toContain('Game plane')
  await userEvent.keyboard('{Enter}')
  await closed(stores)
  await waitFor(() => expect(location().pathname).toBe('/game/aurora/plane'))
  expect(localStorage.getItem('searches:betogol')).toBe('["airplane"]')
})

it('finds providers, and all games that match', async () => {
  const { location } = show()
  await userEvent.type(field(), 'lantern')
  await screen.findByText('Copper Lantern')
  expect(options()).toContain('See all 40 games')
  await userEvent.click(screen.getByRole('option', { name: /Copper Lantern/ }))
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/games', search: '?provider=copper' }))
})

it('finds matches by their sides and leagues, also where the platform does not search', async () => {
  const { location } = show()
  await userEvent.type(field(), 'arsenol')
  const matches = await screen.findByRole('group', { name: 'Matches' })
  expect(matches.textContent).toContain('Arsenal – PSVLive · Champions League')
  expect(matches.textContent).toContain('Club Brugge – Arsenal')
  expect(matches.textContent).not.toContain('Denver')
  await userEvent.clear(field())
  await userEvent.type(field(), 'nba')
  await userEvent.click(await screen.findByRole('option', { name: /Denver – New York/ }))
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/sport', search: '?event=m2' }))
})

it('has no matches where the sportsbook is closed to the player', async () => {
  const { get } = show({ manifest: { pages: { SPORT: { visible: false } } } })
  await userEvent.type(field(), 'arsenal')
  await screen.findByText('No results for “arsenal”')
  expect(get.mock.calls.map(([path]) => path)).not.toContain('/sport/events')
})

it('finds the chat by its name and by a word for help, and opens it', async () => {
  const { stores } = show({ manifest: { chats: [{ use: 'livechat', license: '1' }], consent: { required: false } } })
  const [chat] = stores.get(chatStore).chats
  await userEvent.type(field(), 'suport')
  await userEvent.click(await screen.findByRole('option', { name: 'Live chat' }))
  await waitFor(() => expect(chat!.isOpen).toBe(true))
})

it('chooses an odds format', async () => {
  const { stores } = show()
  await userEvent.type(field(), 'odds')
  await userEvent.click(await screen.findByRole('option', { name: /Fractional/ }))
  await waitFor(() => expect(stores.get(oddsStore).format).toBe('fractional'))
})

it('finds pages that are open to the player before games, misspelt too', async () => {
  const { location } = show({ user: player })
  await userEvent.type(field(), 'deposit')
  await screen.findByRole('group', { name: 'Pages' })
  expect(options()[0]).toBe('Deposit')
  await userEvent.clear(field())
  await userEvent.type(field(), 'withdrow')
  await waitFor(() => expect(options()).toContain('Withdraw'))
  await userEvent.click(screen.getByRole('option', { name: 'Withdraw' }))
  await waitFor(() => expect(location().pathname).toBe('/withdrawal'))
})

it('has no pages that are closed to a visitor', async () => {
  show()
  await userEvent.type(field(), 'deposit')
  await screen.findByText('No results for “deposit”')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('0 results')
})

it('switches the theme', async () => {
  const { stores } = show()
  const other = stores.theme.current === 'dark' ? 'light' : 'dark'
  await userEvent.type(field(), `${other} mode`)
  await userEvent.click(await screen.findByRole('option', { name: `Switch to ${other} mode` }))
  await waitFor(() => expect(stores.theme.current).toBe(other))
})

it('offers the other languages, by their names in both', async () => {
  show()
  await userEvent.type(field(), 'french')
  expect((await screen.findByRole('option', { name: /Français/ })).textContent).toBe('FrançaisLanguage')
})

it('moves by arrow keys around the list', async () => {
  show({ popular: ['search:popular.plane', 'search:popular.dragon'] })
  await screen.findByText('Game popular')
  await userEvent.type(field(), '{ArrowDown}')
  expect(marked()?.textContent).toBe('Dragon')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(marked()?.textContent).toContain('Game popular')
  expect(field().getAttribute('aria-activedescendant')).toBe(marked()?.id)
})

it('keeps recent searches until they are cleared', async () => {
  localStorage.setItem('searches:betogol', '["tiger","fox"]')
  show()
  expect(screen.getByRole('group', { name: 'Recent searches' }).textContent).toBe(
    'Recent searchestigerfoxClear recent searches',
  )
  await userEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('searches:betogol')).toBeNull()
})

it('says that the platform does not answer, and asks again', async () => {
  const { get } = show()
  get.mockRejectedValue(new Error('lost'))
  await userEvent.type(field(), 'plane')
  const again = await screen.findByRole('button', { name: 'Try again' })
  get.mockImplementation(
    async (path) => (path === '/sport/events' ? { rows: [] } : { count: 1, rows: [game('a')] }) as never,
  )
  await userEvent.click(again)
  expect(await screen.findByText('Game a')).toBeTruthy()
})
