// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { autorun } from 'mobx'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { BetList } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { player, renderWidget } from '#testing/render.tsx'
import BetHistory from './index.tsx'
import type { FakeHttp } from '#testing/fake-http.ts'

const bet = {
  id: '81',
  kind: 'casino',
  stake: 0.3,
  win: 0.1,
  currency: 'EUR',
  status: 'lost',
  at: '2026-11-20T10:00:00Z',
  round: 'r-1',
} as const
const game = { providerId: 'p', gameId: 'g', name: 'Fox Cascade', image: '/a.svg' }
const asked: Record<string, unknown>[] = []

function answering(answer: (query: Record<string, unknown>) => Partial<BetList>): FakeHttp {
  return {
    get: async (_path: string, _check: unknown, query?: object) => {
      asked.push({ ...query })
      return { count: 0, rows: [], ...answer({ ...query }) }
    },
  }
}

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('shows the bets of the last seven days with exact totals', async () => {
  const list = { count: 1, rows: [{ ...bet, game }], totals: { stake: 0.3, win: 0.1, currency: 'EUR' } }
  renderWidget(<BetHistory />, { user: player, path: '/bet-history', http: answering(() => list) })
  expect(await screen.findByText('Fox Cascade')).toBeTruthy()
  expect(screen.getAllByText('-€0.20')).toHaveLength(2)
  expect(asked[0]).toEqual({
    from: new Date(2026, 10, 15).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
    page: 1,
    size: 20,
  })
})

it('offers longer periods where the brand keeps a longer history at hand', async () => {
  renderWidget(<BetHistory />, {
    user: player,
    manifest: { playerProtection: { historyMonths: 12 } },
    path: '/bet-history',
    http: answering(() => ({ count: 1, rows: [bet] })),
  })
  const lengths = await screen.findByRole('group', { name: 'Last period' })
  const buttons = [...lengths.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    '7 days',
    '1 month',
    '3 months',
    '6 months',
    '12 months',
  ])
  expect(buttons.map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false', 'false'])
  await userEvent.click(buttons[4]!)
  expect(buttons[4]!.getAttribute('aria-pressed')).toBe('true')
  expect(asked.at(-1)).toMatchObject({
    from: new Date(2025, 10, 21).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
  })
})

it('pages back by seven days and filters, keeping both in the address', async () => {
  const { location } = renderWidget(<BetHistory />, {
    user: player,
    path: '/bet-history?page=3',
    http: answering(({ size }) => (size === 1 ? { count: 1, rows: [bet] } : {})),
  })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Next 7 days' })).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Previous 7 days' }))
  await screen.findByRole('option', { name: 'Won' })
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Won')
  expect(location().search).toBe('?from=2026-11-08&to=2026-11-14&status=won')
  expect(asked.findLast(({ size }) => size === 20)).toMatchObject({
    from: new Date(2026, 10, 8).toISOString(),
    to: new Date(2026, 10, 15).toISOString(),
    status: 'won',
    page: 1,
  })
  expect(screen.getByText('No activity in this period')).toBeTruthy()
})

it('has ways to bet instead of filters before the first bet', async () => {
  renderWidget(<BetHistory />, {
    user: player,
    path: '/bet-history',
    http: answering(() => ({})),
    manifest: { pages: { SPORT: { path: '/sport', visible: true } } },
  })
  expect(await screen.findByText('No bets yet')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sport', 'Casino'])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByLabelText('Status')).toBeNull()
})

it('keeps the filters where only what they choose is empty', async () => {
  renderWidget(<BetHistory />, { user: player, path: '/bet-history?status=won', http: answering(() => ({})) })
  expect(await screen.findByText('No activity in this period')).toBeTruthy()
  expect(screen.getByLabelText('Status')).toBeTruthy()
})

it('says in an empty period when the latest bet was, and goes to its week', async () => {
  const { location } = renderWidget(<BetHistory />, {
    user: player,
    path: '/bet-history?kind=sport',
    http: answering(({ size }) => (size === 1 ? { count: 1, rows: [{ ...bet, at: '2026-10-05T12:00:00Z' }] } : {})),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Last activity: 05.10.2026' }))
  expect(location().search).toBe('?kind=sport&from=2026-09-29&to=2026-10-05')
})

it('ignores an unknown status in the address', async () => {
  renderWidget(<BetHistory />, {
    user: player,
    path: '/bet-history?status=__proto__&kind=sport',
    http: answering(() => ({})),
  })
  expect(await screen.findByText('No activity in this period')).toBeTruthy()
  expect(asked[0]).toEqual({ ...asked[0], kind: 'sport' })
  expect(asked[0]).not.toHaveProperty('status')
})

it('exports all matching rows of all pages', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({ ...bet, id: `${index}`, game: { ...game, name: '=1+1' } }))
  const blobs: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const http = answering(({ page, size }) => ({
    count: rows.length,
    rows: rows.slice((Number(page) - 1) * Number(size), Number(page) * Number(size)),
  }))
  const { stores } = renderWidget(<BetHistory />, { user: player, path: '/bet-history', http })
  const notices = noticesOf(stores)
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await vi.waitFor(() => expect(blobs).toHaveLength(1))
  await vi.waitFor(() => expect(notices()).toEqual(['Exporting…', 'File exported.']))
  expect(stores.toasts.toasts).toMatchObject([{ type: 'success', loading: false }])
  const lines = (await blobs[0]!.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1002)
  expect(lines[1]).toBe(`2026-11-20T10:00:00Z,'=1+1,Casino,Lost,0.3,0.1,-0.2`)
})

it('says in the same notice why an export fails', async () => {
  const http = answering(({ size }) => {
    if (Number(size) > 100) throw new ApiError('busy', 429, { code: 429 })
    return { count: 1, rows: [bet] }
  })
  const { stores } = renderWidget(<BetHistory />, { user: player, path: '/bet-history', http })
  const notices = noticesOf(stores)
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await vi.waitFor(() => expect(notices()).toEqual(['Exporting…', expect.stringContaining('Too many attempts')]))
  expect(stores.toasts.toasts).toMatchObject([{ type: 'error', loading: false }])
})

/** Returns the texts that the one notice has had. */
function noticesOf({ toasts }: Stores) {
  const texts: string[] = []
  onTestFinished(autorun(() => toasts.toasts.forEach(({ text }) => texts.push(text))))
  return () => texts
}
