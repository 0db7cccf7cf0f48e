// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, asked, hydrate, search, showHtml, status } from '#testing/games/game-grid.tsx'

const grid = () => screen.getByRole('list', { name: 'Games' })
const cards = () => [...grid().querySelectorAll<HTMLElement>('[data-game]')]
const tiles = () => [...grid().children].slice(1) as HTMLElement[]
const places = () => cards().map((card) => Number(card.getAttribute('aria-posinset')))

function scrollTo(y: number) {
  window.scrollY = y
  fireEvent.scroll(window)
}

afterEach(() => {
  window.scrollY = 0
  window.history.replaceState(null, '')
  vi.restoreAllMocks()
})

it('is HTML with the first page of games, in a grid that needs no script', async () => {
  await showHtml(vi.fn(answers))
  expect(places()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  expect(cards()[29]?.getAttribute('aria-setsize')).toBe('150')
  expect(cards()[29]?.querySelector('a')?.getAttribute('href')).toBe('/game/aurora/30')
  expect(grid().hasAttribute('style')).toBe(false)
  expect(grid().querySelector('[data-game][style]')).toBeNull()
})

it('links to all games with a page of their own, which cost the browser no request', async () => {
  const container = await showHtml(vi.fn(answers))
  // Where scripts run, its children are a text.
  const inText = [...container.querySelectorAll('noscript')].map(({ textContent }) => textContent).join('')
  const links = inText.match(/(?<=href=")[^"]+/g)
  expect(links).toHaveLength(100)
  expect(links).toContain('/game/aurora/100')
  const get = vi.fn(answers)
  const { errors } = await hydrate(container, '/games', get)
  await status('150 games')
  expect(asked(get)).toHaveLength(1)
  expect(errors).toEqual([])
})

it('takes the elements of its HTML over, which stay until the player scrolls', async () => {
  const container = await showHtml(vi.fn(answers))
  const before = cards()
  const get = vi.fn(answers)
  const { errors } = await hydrate(container, '/games', get)
  await status('150 games')
  expect(cards()).toEqual(before)
  expect(grid().style.blockSize).toBe(`${150 * 280}px`)
  expect(errors).toEqual([])
  expect(asked(get)).toHaveLength(1)

  act(() => scrollTo(100 * 280))
  await waitFor(() => expect(places()[0]).toBeGreaterThan(90))
  expect(cards().length).toBeLessThan(10)
  act(() => scrollTo(0))
  await waitFor(() => expect(places()[0]).toBe(1))
  expect(cards().length).toBeLessThan(10)
})

it('has as many cards as there are games', async () => {
  const few = vi.fn((path: string, check: unknown, query: object) =>
    answers(path, check, { ...query, provider: 'kite' }),
  )
  const container = await showHtml(few)
  expect(places()).toEqual([1, 2, 3])
  const { errors } = await hydrate(container, '/games', few)
  expect(places()).toEqual([1, 2, 3])
  expect(errors).toEqual([])
})

it('without content has skeletons, of which those in sight stay; the games are requested once', async () => {
  const container = await showHtml()
  const before = tiles()
  expect(before).toHaveLength(30)
  expect(cards()).toEqual([])
  const get = vi.fn(() => new Promise(() => undefined))
  const { errors } = await hydrate(container, '/games', get, false)
  expect(tiles()).toEqual(before.slice(0, tiles().length))
  expect(tiles().length).toBeGreaterThan(2)
  expect(grid().getAttribute('aria-busy')).toBe('true')
  expect(errors).toEqual([])
  expect(asked(get)).toHaveLength(1)
})

it('shows the games of its HTML until those of the address are there', async () => {
  const container = await showHtml(vi.fn(answers))
  const get = vi.fn(answers)
  const { errors } = await hydrate(container, '/games?search=sun&lang=en', get)
  await status('1 game for “sun”')
  expect(places()).toEqual([1])
  expect(search()).toHaveProperty('value', 'sun')
  expect(screen.getByRole('link', { name: /Slots/ }).getAttribute('href')).toBe(
    '/games?search=sun&lang=en&category=slots',
  )
  expect(errors).toEqual([])
  expect(asked(get).map((query) => query.search)).toEqual([undefined, 'sun'])
})

it('without content requests the games of the address alone', async () => {
  const container = await showHtml()
  const get = vi.fn(answers)
  const { errors } = await hydrate(container, '/games?search=sun', get, false)
  await status('1 game for “sun”')
  expect(errors).toEqual([])
  expect(asked(get).map((query) => query.search)).toEqual(['sun'])
})

it('keeps the card that has had the focus since before its code ran, at its place', async () => {
  const container = await showHtml(vi.fn(answers))
  const link = cards()[1]!.querySelector('a')!
  link.focus()
  await hydrate(container, '/games', vi.fn(answers))
  act(() => scrollTo(100 * 280))
  await waitFor(() => expect(places()[1]).toBeGreaterThan(90))
  expect(places().length).toBeLessThan(10)
  expect(document.activeElement).toBe(link)
  const [focused, first] = places()
  expect(focused).toBe(2)
  // The rows before the focused one, and those between it and the visible ones.
  expect(grid().style.paddingBlockStart).toBe('280px')
  expect(tiles()[1]?.style.gridRowEnd).toBe(`span ${first! - 3}`)
})

it('returns to the former position once it is hydrated', async () => {
  const container = await showHtml(vi.fn(answers))
  window.history.replaceState({ lobby: { y: 5600, count: 150, game: 'aurora/3' } }, '')
  const { errors } = await hydrate(container, '/games', vi.fn(answers))
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 5600))
  expect(document.activeElement?.textContent).toBe('Game 3')
  expect(errors).toEqual([])
})

it('keeps what was typed into the search before its code ran', async () => {
  const container = await showHtml(vi.fn(answers))
  Object.assign(search(), { value: 'sun' })
  const { errors, location } = await hydrate(container, '/games', vi.fn(answers))
  await status('1 game for “sun”')
  expect(search()).toHaveProperty('value', 'sun')
  expect(location().search).toBe('?search=sun')
  expect(errors).toEqual([])
})
