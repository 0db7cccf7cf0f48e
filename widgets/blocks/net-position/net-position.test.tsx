// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import NetPosition from './index.tsx'

const position = { currency: 'EUR', deposits: 200, withdrawals: 50, staked: 100.3, won: 40.1 }

function show(get = vi.fn(async () => position), netPosition = true) {
  return {
    get,
    ...renderWidget(<NetPosition use="net-position" />, {
      user: player,
      manifest: { playerProtection: { netPosition } },
      http: { get },
    }),
  }
}

const asked = (get: ReturnType<typeof vi.fn>) =>
  get.mock.calls.map(([path, , query]) => [path, (query as { from?: string }).from])

it('renders and loads nothing if the brand does not show it', () => {
  const { container, get } = show(undefined, false)
  expect(container.textContent).toBe('')
  expect(get).not.toHaveBeenCalled()
})

it('shows winnings minus stakes without floating-point errors', async () => {
  show()
  await screen.findByText('-€60.20')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '-€60.20',
    '€100.30',
    '€40.10',
    '€200.00',
    '€50.00',
  ])
})

it('loads the last thirty days, then the chosen period', async () => {
  const { get } = show()
  await screen.findByText('-€60.20')
  await userEvent.click(screen.getByRole('button', { name: '7 days' }))
  await userEvent.click(screen.getByRole('button', { name: 'All time' }))
  await waitFor(() => expect(get).toHaveBeenCalledTimes(3))
  const daysAgo = asked(get).map(([, from]) => from && Math.round((Date.now() - Date.parse(from)) / 86_400_000))
  expect(daysAgo).toEqual([30, 7, undefined])
  expect(screen.getByRole('button', { name: 'All time' }).getAttribute('aria-pressed')).toBe('true')
})

it('shows that loading failed', async () => {
  show(vi.fn(() => Promise.reject(new Error('no'))))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
