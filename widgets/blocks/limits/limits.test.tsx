// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi, type Mock } from 'vitest'
import type { PlayerLimit, PlayerLimits } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import Limits from './index.tsx'

const hourMs = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const daily = (changes: Partial<PlayerLimit> = {}): PlayerLimit => ({
  kind: 'deposit',
  period: 'day',
  amount: 100,
  used: 30,
  resetsAt: '2026-01-06T00:00:00Z',
  change: null,
  ...changes,
})

const answer = (...limits: PlayerLimit[]): PlayerLimits => ({
  currency: 'EUR',
  limits,
  coolOffHours: 24,
  break: null,
  realityCheckMinutes: null,
})

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
)

interface Setting {
  limits?: PlayerLimit[]
  protection?: { limits?: PlayerLimit['kind'][]; realityCheckMinutes?: number }
  lacks?: string[]
}

const show = (
  { limits = [], protection = { limits: ['deposit', 'session'] }, lacks = [] }: Setting,
  send = vi.fn(),
) => {
  const get = vi.fn(async () => answer(...limits))
  return {
    get,
    ...renderWidget(<Limits use="limits" />, {
      user: player,
      manifest: { playerProtection: protection },
      http: { get, send, lacks },
    }),
  }
}

const sent = (send: Mock) => send.mock.calls.map((call) => [call[0], call[1], call[3]])
/** Finds a field once it is enabled: until its code is loaded there is a disabled placeholder. */
async function field(find: () => HTMLElement) {
  await waitFor(() => expect(find().matches(':enabled')).toBe(true))
  return find()
}

/** The row of a kind, once its limits are loaded. */
async function row(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  const found = within(heading.closest('li')!)
  await waitFor(() => expect(found.getAllByRole('button')[0]!.matches(':enabled')).toBe(true))
  return found
}

it('renders and loads nothing if the brand offers neither limits nor reminders', () => {
  const { container, get } = show({ protection: { limits: [] } })
  expect(container.textContent).toBe('')
  expect(get).not.toHaveBeenCalled()
})

it('lists the limits with what is left and when they reset', async () => {
  show({ limits: [daily()] })
  const deposits = await row('Deposits')
  expect(deposits.getByText(/€100\.00.* per day/, { selector: 'strong' })).toBeTruthy()
  expect(deposits.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
  expect(deposits.getByText(/€70\.00.* left/)).toBeTruthy()
  expect((await row('Session time')).getByRole('button', { name: 'Set a limit' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Losses' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Reality check' })).toBeNull()
})

it('sets a limit and shows that it is in force', async () => {
  const send = vi.fn(async () => answer(daily({ amount: 50, used: 0 })))
  const { stores } = show({}, send)
  const deposits = await row('Deposits')
  await userEvent.click(deposits.getByRole('button', { name: 'Set a limit' }))
  await userEvent.click(deposits.getByRole('button', { name: 'Save' }))
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(await field(() => deposits.getByRole('textbox', { name: /Amount/ })), '50')
  await userEvent.click(deposits.getByRole('button', { name: 'Save' }))
  await userEvent.click(deposits.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(deposits.queryByRole('textbox')).toBeNull())
  expect(sent(send)).toEqual([['PUT', '/my/limits', { kind: 'deposit', period: 'day', amount: 50 }]])
  expect(stores.toasts.toasts).toMatchObject([{ type: 'success', text: 'Your limit has been set.' }])
  expect(deposits.getByText(/€50\.00.* per day/, { selector: 'strong' })).toBeTruthy()
})

it('keeps the input if the limit could not be set, and shows why', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('no', 429, { code: 429 })))
  show({}, send)
  const time = await row('Session time')
  await userEvent.click(time.getByRole('button', { name: 'Set a limit' }))
  const minutes = () => time.getByRole<HTMLInputElement>('textbox', { name: /Minutes/ })
  await userEvent.type(await field(minutes), '90')
  await userEvent.click(time.getByRole('button', { name: 'Save' }))
  expect(time.getByText(/at most 1 hr 30 min per day/)).toBeTruthy()
  await userEvent.click(time.getByRole('button', { name: 'Confirm' }))
  expect(await time.findByText(/Too many attempts/)).toBeTruthy()
  expect(minutes().value).toBe('90')
})

it('asks what 1,500 means, and says the limit in words before it is sent', async () => {
  const send = vi.fn(async () => answer(daily({ amount: 1500 })))
  show({ limits: [daily()] }, send)
  const deposits = await row('Deposits')
  await userEvent.click(deposits.getByRole('button', { name: 'Change' }))
  const amount = await field(() => deposits.getByRole('textbox', { name: /Amount/ }))
  await userEvent.type(amount, '1,500')
  await userEvent.click(deposits.getByRole('button', { name: 'Save' }))
  const readings = within(deposits.getByRole('group', { name: /two amounts/ }))
  await userEvent.click(readings.getByRole('button', { name: '€1,500.00' }))
  await userEvent.click(deposits.getByRole('button', { name: 'Save' }))
  const means = deposits.getByRole('region', { name: /deposit at most .*€1,500\.00.* per day/ })
  expect([means, means.textContent]).toEqual([document.activeElement, expect.stringContaining('€100.00')])
  expect(means.textContent).toContain('After that, you can confirm the new one')

  await userEvent.click(deposits.getByRole('button', { name: 'Back' }))
  expect([document.activeElement, (amount as HTMLInputElement).value]).toEqual([amount, '1500'])
  await userEvent.type(amount, '{Backspace}{Backspace}')
  await userEvent.click(deposits.getByRole('button', { name: 'Save' }))
  expect(deposits.getByRole('region').textContent).toContain('This applies immediately')
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(deposits.getByRole('button', { name: 'Confirm' }))
  expect(sent(send)).toEqual([['PUT', '/my/limits', { kind: 'deposit', period: 'day', amount: 15 }]])
})

it('requests the removal of a limit, which is pending', async () => {
  const send = vi.fn(async () => answer(daily({ change: { amount: null, from: fromNow(24) } })))
  const { stores } = show({ limits: [daily()] }, send)
  const deposits = await row('Deposits')
  await userEvent.click(deposits.getByRole('button', { name: /Remove/ }))
  expect(sent(send)).toEqual([['PUT', '/my/limits', { kind: 'deposit', period: 'day', amount: null }]])
  expect(await deposits.findByText(/You requested: no limit/)).toBeTruthy()
  expect(deposits.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(stores.toasts.toasts).toMatchObject([{ type: 'info' }])
})

it('confirms a looser limit after the cool-off', async () => {
  const send = vi.fn(async () => answer(daily({ amount: 500 })))
  show({ limits: [daily({ change: { amount: 500, from: fromNow(-1) } })] }, send)
  const deposits = await row('Deposits')
  await userEvent.click(deposits.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(deposits.getByText(/€500\.00.* per day/, { selector: 'strong' })).toBeTruthy())
  expect(sent(send)).toEqual([['PUT', '/my/limits', { kind: 'deposit', period: 'day', amount: 500 }]])
})

it('cancels a looser limit by setting the current one again', async () => {
  const send = vi.fn(async () => answer(daily()))
  show({ limits: [daily({ change: { amount: 500, from: fromNow(-1) } })] }, send)
  const deposits = await row('Deposits')
  await userEvent.click(deposits.getByRole('button', { name: 'Keep the current limit' }))
  await waitFor(() => expect(deposits.queryByText(/You requested/)).toBeNull())
  expect(sent(send)).toEqual([['PUT', '/my/limits', { kind: 'deposit', period: 'day', amount: 100 }]])
})

it('changes the reminder interval', async () => {
  const send = vi.fn(async () => ({ ...answer(), realityCheckMinutes: 15 }))
  show({ protection: { limits: [], realityCheckMinutes: 60 } }, send)
  const reminder = await row('Reality check')
  expect(reminder.getByText(/Every 1 hr/)).toBeTruthy()
  await userEvent.click(reminder.getByRole('button', { name: 'Change' }))
  await userEvent.selectOptions(await field(() => reminder.getByRole('combobox', { name: /Remind me/ })), '15')
  await userEvent.click(reminder.getByRole('button', { name: 'Save' }))
  expect(await reminder.findByText(/Every 15 min/)).toBeTruthy()
  expect(sent(send)).toEqual([['PUT', '/my/reality-check', { minutes: 15 }]])
})

it('tells the reminder interval, and offers no change where the platform keeps no choice', async () => {
  show({ protection: { limits: [], realityCheckMinutes: 60 }, lacks: ['PUT /my/reality-check'] })
  expect(await screen.findByText(/Every 1 hr/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})
