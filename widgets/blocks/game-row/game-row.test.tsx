// @vitest-environment jsdom
import { favouriteStore } from '#domains/games/favourite-store.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gameStore } from '#domains/games/game-store.ts'
import { recentStore } from '#domains/games/recent-store.ts'
import { FirstScreen } from '#engine/routing/first-screen.ts'
import { useStore } from '#engine/shell/stores.ts'
import type { GameRowBlock } from '#manifest'
import { game } from '#testing/games/game.ts'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, player, renderWidget } from '#testing/render.tsx'
import GameRow from './index.tsx'

const show = (options: Partial<GameRowBlock>, setting: Parameters<typeof renderWidget>[1] = {}) => {
  const get = vi.fn(async () => ({ count: 2, rows: [game('a'), game('b')] }))
  renderWidget(<GameRow use="game-row" title="lobby.popular" limit={18} {...options} />, { http: { get }, ...setting })
  return get
}

it('requests its games in the interface language and shows them under its heading', async () => {
  const get = show({ category: 'popular', types: ['slots', 'live'], sort: 'new' })
  await screen.findByText('Game b')
  expect(screen.getByRole('region', { name: 'Popular games' })).toBeTruthy()
  expect(get.mock.calls).toEqual([
    ['/games', expect.anything(), { type: 'slots,live', category: 'popular', sort: 'new', size: 18, lang: 'en' }],
  ])
})

it.each<[Partial<GameRowBlock>, string]>([
  [{ category: 'popular' }, '/games?category=popular'],
  [{ types: ['crash'] }, '/games?category=crash'],
  [{ types: ['slots', 'live'] }, '/games'],
  [{ types: ['tv'] }, '/tv-games'],
])('links to all games of %j', async (options, address) => {
  show(options)
  const link = await screen.findByRole('link', { name: 'See all: Popular games' })
  expect(link.getAttribute('href')).toBe(address)
})

it('has no link while that page is closed', async () => {
  show({ types: ['tv'] }, { manifest: { pages: { TV_GAMES: { visible: false } } } })
  await screen.findByText('Game a')
  expect(screen.queryByRole('link', { name: 'See all: Popular games' })).toBeNull()
})

it.each(['wide', 'feature', 'ranked'] as const)('arranges its games and their skeletons as %s', async (layout) => {
  show({ layout })
  const arranged = () => screen.getByRole('region', { name: 'Popular games' }).dataset.layout
  expect(arranged()).toBe(layout)
  await screen.findByText('Game b')
  expect(arranged()).toBe(layout)
})

it.each([
  ['feature', true, true],
  ['feature', false, false],
  ['row', true, false],
] as const)(
  'as %s, on the first screen: %s, loads its first cover at once: %s',
  async (layout, isOnFirst, isAtOnce) => {
    const get = vi.fn(async () => ({ count: 2, rows: [game('a'), game('b')] }))
    const row = <GameRow use="game-row" title="lobby.popular" limit={18} layout={layout} />
    const { container } = renderWidget(<FirstScreen value={isOnFirst}>{row}</FirstScreen>, { http: { get } })
    await screen.findByText('Game b')
    const covers = [...container.querySelectorAll('[data-game] img')]
    expect(covers.map((cover) => cover.getAttribute('fetchpriority'))).toEqual([isAtOnce ? 'high' : 'low', 'low'])
    expect(covers.map((cover) => cover.hasAttribute('data-src'))).toEqual([!isAtOnce, true])
  },
)

it('renders nothing without games', async () => {
  const get = vi.fn(async () => ({ count: 0, rows: [] }))
  const { container } = renderWidget(<GameRow use="game-row" title="lobby.popular" limit={18} />, { http: { get } })
  await vi.waitFor(() => expect(container.textContent).toBe(''))
})

it('renders nothing again for games that are read again and are the same', async () => {
  const get = vi.fn(async () => ({ count: 2, rows: [game('a'), game('b')] }))
  const onRender = vi.fn()
  const { stores } = renderWidget(
    <Profiler id="row" onRender={onRender}>
      <GameRow use="game-row" title="lobby.popular" limit={18} />
    </Profiler>,
    { http: { get } },
  )
  await screen.findByText('Game b')
  const list = stores.get(gameStore).list({ size: 18, lang: 'en' })
  onRender.mockClear()
  await act(() => list.load())
  expect([get.mock.calls.length, onRender.mock.calls.length]).toEqual([2, 0])
  get.mockResolvedValue({ count: 2, rows: [game('a'), game('c')] })
  await act(() => list.load())
  expect(onRender).toHaveBeenCalledOnce()
  expect(screen.getByText('Game c')).toBeTruthy()
})

it('scrolls by buttons, which are disabled at the ends', async () => {
  show({})
  await screen.findByText('Game a')
  const list = screen.getByRole('list', { name: 'Popular games' })
  Object.defineProperties(list, { clientWidth: { value: 100 }, scrollWidth: { value: 250 } })
  const scrollBy = vi.fn()
  list.scrollBy = scrollBy
  fireEvent.scroll(list)
  const back = screen.getByRole('button', { name: 'Scroll back: Popular games' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(back)
  expect(scrollBy).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Scroll on: Popular games' }))
  expect(scrollBy).toHaveBeenCalledWith({ left: 85 })
})

describe('the player’s own rows', () => {
  beforeEach(() => {
    localStorage.clear()
    get.mockClear()
  })
  const row = (source: 'favourites' | 'recent') => (
    <GameRow use="game-row" title="lobby.recent" source={source} limit={3} />
  )
  const keep = (name: string) =>
    localStorage.setItem(name, JSON.stringify(['aurora/a', 'aurora/gone', 'aurora/b', 'aurora/c']))
  const get = vi.fn(async () => ({ count: 2, rows: [game('b'), game('a')] }))
  const shown = () => screen.getAllByText(/^Game /).map(({ textContent }) => textContent)

  it.each([
    ['recent', 'recent:betogol'],
    ['favourites', 'favourites:betogol'],
  ] as const)('%s: as stored in this browser, without removed games', async (source, name) => {
    keep(name)
    renderWidget(row(source), { http: { get } })
    await screen.findByText('Game a')
    expect(shown()).toEqual(['Game a', 'Game b'])
    expect(get).toHaveBeenLastCalledWith('/games', expect.anything(), {
      keys: 'aurora/a,aurora/gone,aurora/b',
      size: 3,
    })
    expect(screen.getByRole('region', { name: 'Recently played' })).toBeTruthy()
  })

  it('are not in a page’s HTML file, and come once it is taken over', async () => {
    keep('recent:betogol')
    const { html, errors } = await hydrate(inApp(row('recent'), { http: { get } }).app)
    expect([html.replace(/<!--.*?-->/g, ''), errors]).toEqual(['', []])
    expect(await screen.findByRole('region', { name: 'Recently played' })).toBeTruthy()
  })

  it('favourites of a player need no further call', async () => {
    const read = vi.fn(async () => [game('x'), game('y')])
    const { stores } = renderWidget(row('favourites'), { user: player, http: { get: read } })
    await act(() => stores.get(favouriteStore).load())
    await screen.findByText('Game x')
    expect(read.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/my/favourites'])
  })

  it('render nothing while they are empty', () => {
    const { container } = renderWidget(row('recent'), { http: { get } })
    expect(container.textContent).toBe('')
  })

  it.each([
    ['the player’s games', ['aurora/a'], 'Recently played', ['Game a']],
    ['popular games for a new player', [], 'Popular with players', ['Game b', 'Game a']],
  ])('keep their place until the platform tells what was played: %s', async (_what, names, title, games) => {
    function Later() {
      const recent = useStore(recentStore)
      // The player is known before the page is drawn.
      useState(() => recent.follow(true))
      return row('recent')
    }
    const { stores } = renderWidget(<Later />, { user: player, http: { get } })
    expect(screen.getByRole('region', { name: 'Recently played' })).toBeTruthy()
    expect(get).not.toHaveBeenCalled()
    act(() => stores.get(recentStore).receive(names))
    await screen.findByText('Game a')
    expect(screen.getByRole('region', { name: title })).toBeTruthy()
    expect(shown()).toEqual(games)
  })

  it('retry after a failure', async () => {
    keep('recent:betogol')
    get.mockRejectedValueOnce(new Error('lost'))
    renderWidget(row('recent'), { http: { get } })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Game a')).toBeTruthy()
  })
})
