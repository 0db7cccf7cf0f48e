// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import BreakNotice from '#domains/protection/parts/break-notice.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'
import PanicButton from './index.tsx'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
})

const empty = { currency: 'EUR', limits: [], coolOffHours: 24, break: null, realityCheckMinutes: null }

function show(send = vi.fn(async () => undefined as unknown), hours = 24) {
  const rendered = renderWidget(
    <>
      <PanicButton visible />
      <BreakNotice />
    </>,
    { user: player, manifest: { playerProtection: { panicHours: hours } }, http: { get: async () => empty, send } },
  )
  return { ...rendered, send, sent: () => send.mock.calls.map((call: unknown[]) => [call[0], call[1], call[3]]) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('begins a break in two steps, at once, and is gone then', async () => {
  const { stores, sent } = show(vi.fn(() => new Promise<never>(() => undefined)))
  await press('Stop for 24 hours')
  expect(stores.restriction.current).toBeUndefined()
  await press('Start the break')
  expect(stores.restriction.current).toBeDefined()
  await waitFor(() => expect(sent()).toEqual([['POST', '/my/breaks', { kind: 'break', days: 1 }]]))
  expect(screen.queryByRole('button', { name: 'Stop for 24 hours' })).toBeNull()
})

it('says hours that are no whole days, and days for platforms that read no hours', async () => {
  const { sent } = show(undefined, 36)
  await press('Stop for 36 hours')
  await press('Start the break')
  await waitFor(() => expect(sent()).toEqual([['POST', '/my/breaks', { kind: 'break', days: 2, hours: 36 }]]))
})

it('changes nothing where the player goes back', async () => {
  const { stores, send } = show()
  await press('Stop for 24 hours')
  await press('Go back')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([stores.restriction.current, send.mock.calls.length]).toEqual([undefined, 0])
})

it('keeps play closed where the call fails, says so, and sends it again', async () => {
  const send = vi.fn(async () => undefined as unknown).mockRejectedValueOnce(new Error('no'))
  const { stores } = show(send)
  await press('Stop for 24 hours')
  await press('Start the break')
  expect((await screen.findByRole('alert')).textContent).toContain('has not confirmed it yet')
  expect(stores.restriction.current).toBeDefined()
  expect(localStorage.getItem('break')).toContain('unconfirmedHours')
  await press('Try again')
  await waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(1))
})
