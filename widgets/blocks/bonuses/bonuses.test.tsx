// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Bonus } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'
import Bonuses from './index.tsx'

beforeAll(fakeDialogs)

const bonus = (id: number, changes: Partial<Bonus> = {}): Bonus => ({
  id,
  title: `Bonus ${id}`,
  text: 'What it is',
  status: 'available',
  amount: 20,
  currency: 'EUR',
  wagering: { factor: 20, required: 400, done: 0, shares: [{ type: 'slots', share: 1 }] },
  ...changes,
})

function show(...bonuses: Bonus[]) {
  const send = vi.fn(async () => bonus(1, { status: 'active' }))
  return {
    send,
    ...renderWidget(<Bonuses use="bonuses" />, { user: player, http: { get: async () => bonuses, send } }),
  }
}

/** Strips the bidi isolates around amounts. */
const words = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '')

it('shows the wagering requirement as text and as a bar', async () => {
  show(
    bonus(1, {
      status: 'active',
      wagering: {
        factor: 20,
        required: 400,
        done: 100,
        shares: [
          { type: 'slots', share: 1 },
          { type: 'live', share: 0.1 },
        ],
      },
    }),
  )
  const bar = await screen.findByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(words(bar.getAttribute('aria-valuetext'))).toBe(
    'Wager €300.00 more to turn what’s left of the bonus into real money.',
  )
  expect(words(document.body.textContent)).toContain('€100.00 of €400.00 wagered')
  expect(screen.getByRole('list', { name: 'Wagering contribution' }).textContent).toBe('Slots 100%Live casino 10%')
})

it('asks for confirmation, then shows the bonus as active', async () => {
  const { send, stores } = show(bonus(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Activate: Bonus 1' }))
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Activate' }))
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send).toHaveBeenCalledWith('POST', '/bonuses/1/activate', expect.anything(), { lang: 'en' })
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(stores.toasts.toasts.at(-1)).toMatchObject({ type: 'success' })
})

it('shows a message when activation takes long', async () => {
  const { send } = show(bonus(1))
  send.mockReturnValueOnce(new Promise<never>(() => {}))
  fireEvent.click(await screen.findByRole('button', { name: 'Activate: Bonus 1' }))
  const activate = await screen.findByRole('button', { name: 'Activate' })
  vi.useFakeTimers()
  fireEvent.click(activate)
  act(() => void vi.advanceTimersByTime(9999))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  vi.useRealTimers()
  expect(screen.getByRole('status').textContent).toMatch(/^Still processing/)
})

it('shows why activation failed, and keeps the dialog open', async () => {
  const { send } = show(bonus(1))
  send.mockRejectedValueOnce(new ApiError('no', 409, { code: 141 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Activate: Bonus 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Activate' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('You already have an active bonus. Complete it first.'),
  )
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('does not activate a second bonus while one is active', async () => {
  show(bonus(1, { status: 'active' }), bonus(2))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Activate: Bonus 2' })).disabled).toBe(true)
  expect(screen.getByText(/One bonus at a time/)).toBeTruthy()
})

it('lists how bonuses ended, and links to promotions if none is left', async () => {
  show(
    bonus(1, { status: 'completed', released: 12.5, endedAt: '2026-01-02T00:00:00Z' }),
    bonus(2, { status: 'spent' }),
    bonus(3, { status: 'expired' }),
  )
  await screen.findByText('No bonuses available')
  expect(words(document.body.textContent)).toContain('Completed: €12.50 turned into real money.')
  expect(screen.getByText('The bonus money was lost in play.')).toBeTruthy()
  expect(screen.getByText('The bonus has expired.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/promotions')
})

const minutes = 60_000
const days = 24 * 60 * minutes

it.each([0, 14 * minutes, -14 * minutes, days, -days])(
  'counts the time left by the server’s clock: a device %d ms ahead',
  async (ahead) => {
    const serverNow = Date.UTC(2030, 0, 1, 12)
    vi.useFakeTimers({ now: serverNow + ahead, toFake: ['Date'] })
    const ends = bonus(1, { status: 'active', expiresAt: new Date(serverNow + 7 * days + 10 * minutes).toISOString() })
    renderWidget(<Bonuses use="bonuses" />, {
      user: player,
      http: { get: async () => [ends], now: () => Date.now() - ahead },
    })
    expect(await screen.findByText('Ends in 7 days')).toBeTruthy()
    vi.useRealTimers()
  },
)

it('does not offer a bonus that must be wagered more often than the brand allows', async () => {
  const http = {
    get: async () => [bonus(1), bonus(2, { wagering: { factor: 5, required: 100, done: 0, shares: [] } })],
  }
  const manifest = { promotionRules: { maxWagering: 10 } }
  renderWidget(<Bonuses use="bonuses" />, { user: player, http, manifest })
  expect(await screen.findByRole('button', { name: 'Activate: Bonus 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Activate: Bonus 1' })).toBeNull()
})
