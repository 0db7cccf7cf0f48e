// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import SportBets from './index.tsx'

const bet = {
  id: '81',
  kind: 'sport',
  event: 'Union – Rovers',
  stake: 2,
  win: 3.7,
  currency: 'EUR',
  status: 'won',
  odds: 1.85,
  at: '2026-11-20T10:00:00Z',
} as const

function show(user: typeof player | null) {
  const get = vi.fn(async (_path: string, _check: unknown, _query: object) => ({ count: 1, rows: [bet] }))
  const rendered = renderWidget(<SportBets />, {
    user,
    path: '/sport/betHistory',
    http: { get },
    manifest: { pages: { LOGIN: { visible: true } } },
  })
  return { get, ...rendered }
}

it('lists only the player’s sport bets', async () => {
  const { get } = show(player)
  await screen.findByText('Union – Rovers')
  expect(get.mock.calls[0]).toMatchObject(['/my/bets', expect.anything(), { kind: 'sport', page: 1, size: 20 }])
  expect(screen.queryByLabelText('Type')).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull()
})

it('offers visitors to sign in and return, and loads nothing', async () => {
  const { get, location } = show(null)
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  await waitFor(() =>
    expect(location()).toMatchObject({ pathname: '/login', state: { returnTo: '/sport/betHistory' } }),
  )
  expect(get).not.toHaveBeenCalled()
})
