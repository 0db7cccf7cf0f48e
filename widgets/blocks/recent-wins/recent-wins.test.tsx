// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Win } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { winStore } from '#domains/wins/win-store.ts'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, player, renderWidget } from '#testing/render.tsx'
import { registry } from '../../registry.ts'
import RecentWins from './index.tsx'

const win = (id: number, changes: Partial<Win> = {}): Win => ({
  id,
  player: 'am***',
  providerId: 'kite',
  gameId: `g${id}`,
  gameName: `Game ${id}`,
  image: '/cover.svg',
  amount: 20,
  currency: 'EUR',
  isBig: false,
  ...changes,
})

let isReduced = false
beforeEach(() => {
  isReduced = false
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.hiddenBlocks
})

const block = <RecentWins use="recent-wins" limit={3} />
const rates = { currency: 'EUR', rates: [{ currency: 'TND', rate: 3 }] }
const show = (answer: unknown = { items: [win(1), win(2)] }, setting: Parameters<typeof renderWidget>[1] = {}) =>
  renderWidget(block, { http: { get: async () => answer }, ...setting })
const links = () => screen.getAllByRole('link').map((link) => link.textContent!.replaceAll('\u00a0', ' '))
const receive = ({ stores }: ReturnType<typeof show>, ...wins: Win[]) =>
  act(() => wins.forEach((each) => stores.get(winStore).receive(each)))

it('shows the newest wins, each a link to its game, and marks the big ones', async () => {
  show({ items: [win(1, { isBig: true }), win(2), win(3), win(4)] })
  await screen.findByText('Game 1')
  expect(links()).toEqual(['€20.00 Game 1 am*** Big win', '€20.00 Game 2 am***', '€20.00 Game 3 am***'])
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/game/kite/g1')
})

it('shows amounts in the viewer’s currency where both rates are known, else in their own', async () => {
  show(
    { items: [win(1), win(2, { currency: 'USD' }), win(3, { amount: 6, currency: 'TND' })], ...rates },
    { user: player },
  )
  await screen.findByText('Game 1')
  expect(links().map((text) => text.split(' Game')[0])).toEqual(['≈ TND 60.000', '$20.00', 'TND 6.000'])
})

it('takes a win of the socket before the others, once', async () => {
  const rendered = show()
  await screen.findByText('Game 1')
  receive(rendered, win(7), win(7))
  expect(links().map((text) => text.split(' ')[2])).toEqual(['7', '1', '2'])
})

it('rests while somebody points at it or the focus is in it', async () => {
  const rendered = show()
  const first = await screen.findByRole('link', { name: /Game 1/ })
  fireEvent.pointerEnter(first.closest('section')!.parentElement!)
  receive(rendered, win(7))
  expect(screen.queryByText('Game 7')).toBeNull()
  fireEvent.pointerLeave(first.closest('section')!.parentElement!)
  expect(screen.getByText('Game 7')).toBeTruthy()
  act(() => screen.getAllByRole('link')[0]!.focus())
  receive(rendered, win(8))
  expect(screen.queryByText('Game 8')).toBeNull()
})

it('rests with reduced motion', async () => {
  isReduced = true
  const rendered = show()
  await screen.findByText('Game 1')
  receive(rendered, win(7))
  expect(screen.queryByText('Game 7')).toBeNull()
})

it('is hidden by the player in this browser, and shown again in its place', async () => {
  const rendered = show()
  await screen.findByText('Game 1')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(document.documentElement.dataset.hiddenBlocks).toBe('recent-wins')
  expect(screen.queryByText('Game 1')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Show recent wins')
  rendered.unmount()
  const get = vi.fn(async () => ({ items: [win(5)] }))
  show(undefined, { http: { get } })
  expect(get).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Show recent wins' }))
  expect(await screen.findByText('Game 5')).toBeTruthy()
  expect([document.documentElement.dataset.hiddenBlocks, localStorage.length]).toEqual(['', 0])
})

it('keeps its place without wins, and is not there where the platform has none to tell', async () => {
  const { unmount } = show({ items: [] })
  expect(await screen.findByText('The next win appears here.')).toBeTruthy()
  unmount()
  const { container } = show(undefined, {
    http: { get: () => Promise.reject(Object.assign(new ApiError('absent', 404), { isAbsent: true })) },
  })
  await vi.waitFor(() => expect(container.textContent).toBe(''))
})

it('a page’s file has its place without wins', async () => {
  const { html, errors } = await hydrate(inApp(block, { http: { get: async () => ({ items: [win(1)] }) } }).app)
  expect(html).toContain('Recent wins')
  expect(html).not.toContain('Game 1')
  expect(errors).toEqual([])
})

it('is nothing to show during a break', () => {
  expect(registry.offers.blocks).toContain('recent-wins')
  expect(registry.offers.blocks).toContain('welcome-offer')
})
