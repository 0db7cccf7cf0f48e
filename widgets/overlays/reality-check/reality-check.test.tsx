// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { realityCheckStore } from '#domains/protection/reality-check-store.ts'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

const minuteMs = 60_000

type Shown = NonNullable<Manifest['playerProtection']['realityCheckShows']>

beforeEach(fakeDialogs)

async function come(
  get = vi.fn(async () => ({ currency: 'EUR', deposits: 0, withdrawals: 0, staked: 80, won: 45.5 })),
  send = vi.fn(),
  realityCheckShows?: Shown,
) {
  const startedAt = Date.now() - 65 * minuteMs
  localStorage.setItem('play-time', JSON.stringify({ startedAt, seenAt: Date.now() }))
  const rendered = renderWidget(<OpenOverlays />, {
    manifest: { playerProtection: { realityCheckMinutes: 60, ...(realityCheckShows && { realityCheckShows }) } },
    user: player,
    http: { get, send },
    path: '/games',
  })
  const check = rendered.stores.get(realityCheckStore)
  act(() => rendered.stores.overlays.open('reality-check'))
  return {
    ...rendered,
    get,
    check,
    startedAt,
    dialog: await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Reality check' }),
  }
}

it('shows the session’s duration and result, and the reminder interval', async () => {
  const { dialog, get, startedAt } = await come()
  expect(dialog.textContent).toContain('Session: 1 hr 5 min')
  expect(dialog.textContent).toContain('every 1 hr')
  await screen.findByText('-€34.50')
  expect(get).toHaveBeenCalledWith('/my/net-position', expect.anything(), { from: new Date(startedAt).toISOString() })
})

it('closes only by an answer, which restarts the interval', async () => {
  const { check, dialog } = await come()
  await pressEscape(dialog)
  await userEvent.click(dialog)
  expect(check.isDue).toBe(true)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(check.isDue).toBe(false)
})

it('links to the history, and signs out', async () => {
  const send = vi.fn(() => new Promise<never>(() => undefined))
  const { check, location } = await come(undefined, send)
  await userEvent.click(screen.getByRole('link', { name: 'Bet history' }))
  await waitFor(() => expect(location().pathname).toBe('/bet-history'))
  expect(check.isDue).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(send.mock.calls.map((call: unknown[]) => call.slice(0, 2))).toEqual([['DELETE', '/logout']])
})

it('shows only the duration if the result fails to load', async () => {
  const { dialog } = await come(vi.fn(() => Promise.reject(new Error('no'))))
  await waitFor(() => expect(dialog.querySelector('dl')).toBeNull())
  expect(dialog.textContent).toContain('Session: 1 hr 5 min')
  expect(dialog.textContent).not.toContain('Wagered')
})

it.each<[shows: Shown, labels: string[]]>([
  [['net'], ['Net result']],
  [
    ['time', 'deposits', 'net'],
    ['Deposited', 'Net result'],
  ],
])('shows what the brand says: %o', async (shows, labels) => {
  const { dialog } = await come(undefined, undefined, shows)
  await screen.findByText('-€34.50')
  expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(labels)
  expect(dialog.textContent.includes('Session:')).toBe(shows[0] === 'time')
})
