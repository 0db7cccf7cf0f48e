// @vitest-environment jsdom
import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Jackpot as Amount } from '#api'
import { RegistryContext, useRegistry } from '#engine/shell/registry-context.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { registry as allWidgets } from '../../registry.ts'
import Jackpot from './index.tsx'

const jackpot = (kind: Amount['kind'], level: number, amount: number): Amount => ({
  id: `${kind}-${level}`,
  name: `Level ${level}`,
  kind,
  level,
  amount,
  currency: 'EUR',
})

type Look = keyof typeof allWidgets.jackpots
const names = Object.keys(allWidgets.jackpots) as Look[]

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))

const items = [jackpot('games', 1, 100), jackpot('games', 2, 2000.5), jackpot('tv-games', 1, 30)]

const Working = ({ kind }: { kind: Amount['kind'] }) => <Jackpot use="jackpot" kind={kind} />

/** The block in a registry whose look `coins` fails to load. */
function WithBrokenLook({ kind }: { kind: Amount['kind'] }) {
  const registry = useRegistry()
  const coins = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
  return (
    <RegistryContext value={{ ...registry, jackpots: { ...registry.jackpots, coins } }}>
      <Jackpot use="jackpot" kind={kind} />
    </RegistryContext>
  )
}

const show = (kind: Amount['kind'], list = items, use: Look = 'coins', Block: typeof WithBrokenLook = Working) =>
  renderWidget(<Block kind={kind} />, {
    manifest: { jackpots: { games: { use }, tvGames: { use } } },
    http: { get: async () => ({ currency: 'EUR', items: list }) },
  })

it('shows the jackpots of its kind in the brand’s look, the largest first', async () => {
  const { container } = show('games', items, 'coins')
  await screen.findByText('€100.00')
  expect(container.querySelector('[data-jackpot=games]')?.getAttribute('data-variant')).toBe('coins')
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['€2,000.50', '€100.00'])
})

it('shows them in the player’s currency, marked as approximate, where the platform tells the rate', async () => {
  const rates = [{ currency: 'TND', rate: 3.5 }]
  const { container } = renderWidget(<Working kind="games" />, {
    user: player,
    http: { get: async () => ({ currency: 'EUR', items, rates }) },
  })
  await screen.findByText('TND 350.000')
  expect([...container.querySelectorAll('p.visually-hidden')].map(({ textContent }) => textContent)).toEqual([
    '≈ TND\u00a07,002',
    '≈ TND\u00a0350.000',
  ])
})

it('tells when a jackpot was last won, and how much, where the platform says so', async () => {
  const won = { ...jackpot('games', 2, 2000.5), lastWonAt: '2026-11-25T12:00:00Z', lastWonAmount: 1200 }
  const { container } = show('games', [jackpot('games', 1, 100), won])
  await screen.findByText('€100.00')
  expect(container.textContent).toContain('Last won: \u2068€1,200.00\u2069, Nov 25')
  expect(container.textContent!.match(/Last won/g)).toHaveLength(1)
})

it.each(names)('the look %s is a list that follows the amounts, without announcing each change', async (use) => {
  const { stores, container } = show('games', items, use)
  await screen.findByText('€100.00')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container.querySelectorAll('svg:not([aria-hidden] *):not([aria-hidden])')).toHaveLength(0)
  act(() => stores.get(jackpotStore).receive([jackpot('games', 1, 101.25), jackpot('games', 2, 2000.5)]))
  await waitFor(() =>
    expect([...container.querySelectorAll('p[aria-hidden]')].map(({ textContent }) => textContent)).toContain(
      '€101.25',
    ),
  )
  expect(container.querySelector('[aria-live], [role=status]')).toBeNull()
})

it('has seven looks for the jackpots of games and seven for those of TV games', () => {
  expect(names).toHaveLength(14)
})

it('renders nothing without jackpots', async () => {
  const { container } = show('tv-games', [jackpot('games', 1, 100)])
  await waitFor(() => expect(container.textContent).toBe(''))
})

it.each([
  ['games', 'Error import game-jackpot'],
  ['tv-games', 'Error import tv-game-jackpot'],
] as const)('logs the message of the spec for a failed look of %s, and renders nothing', async (kind, words) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { container } = show(kind, items, 'coins', WithBrokenLook)
  await waitFor(() => expect(log.mock.calls).toContainEqual([words]))
  expect(container.textContent).toBe('')
  expect(container.querySelector('[data-jackpot]')).toBeNull()
})
