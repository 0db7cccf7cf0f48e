// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { AccountOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

// So that no test waits for their code.
beforeAll(() => Promise.all([import('./index.tsx'), import('#engine/ui/other-icon.tsx')]))
beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
})

const depositOf = (status: AccountOperation['status'], minutesAgo = 1): AccountOperation => ({
  id: '1',
  kind: 'deposit',
  amount: 50,
  currency: 'TND',
  status,
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
})

const listOf = (...rows: AccountOperation[]) => ({ count: rows.length, rows })

/** Opens an address on a platform that lists these deposits. */
function come(path: string, list: () => Promise<unknown> = async () => listOf(), deposit = true, user = player) {
  const manifest = {
    project: 'PROJECT',
    pages: { DEPOSIT: { visible: deposit } },
    overlays: { 'payment-result': { visible: true } },
  }
  const get = vi.fn((address: string) =>
    address === '/my/operations' ? list() : Promise.reject(new ApiError('none', 404)),
  )
  const rendered = renderWidget(<OpenOverlays />, { manifest, user, path, http: { get: get as never } })
  act(() => rendered.stores.overlays.open('payment-result'))
  return { get, ...rendered }
}

const paid = async () => listOf(depositOf('completed'))
const failed = async () => listOf(depositOf('failed'))
const pending = async () => listOf(depositOf('pending'))
const none = async () => listOf()
const old = async () => listOf(depositOf('completed', 61))
const noCall = () => Promise.reject(Object.assign(new ApiError('none', 404), { isAbsent: true }))

const success = 'Deposit successful'
const error = 'Your deposit didn’t go through'
const waiting = 'We are waiting for your bank'
const unknown = 'We can’t confirm a payment right now'

it.each([
  ['/promotions?payment=1&x=2', paid, success, /TND.50\.000.*The money is in your balance\./, 'Play now', '/games'],
  ['/games?payment=1', paid, success, /The money is in your balance\./, 'Play now', '/games'],
  ['/?payment=0', failed, error, /PROJECT couldn’t complete this request\./, 'Try again', '/deposit'],
  ['/?payment=1', failed, error, /PROJECT couldn’t complete this request\./, 'Try again', '/deposit'],
  ['/?payment=0', paid, success, /The money is in your balance\./, 'Play now', '/games'],
  ['/?payment=1', pending, waiting, /isn’t confirmed yet/, 'Play now', '/games'],
  ['/?payment=0', pending, waiting, /isn’t confirmed yet/, 'Close', '/deposit'],
  ['/?payment=1', none, unknown, /If you have just paid/, 'Play now', '/games'],
  ['/?payment=0', none, unknown, /If you have just paid/, 'Close', '/deposit'],
  ['/?payment=1', old, unknown, /If you have just paid/, 'Play now', '/games'],
  ['/?payment=1', noCall, /payment provider/, /says that the payment went through/, 'Play now', '/games'],
  ['/?payment=0', noCall, /payment provider/, /According to the payment page/, 'Try again', '/deposit'],
] as const)(
  '%s, %o: shows %s, removes the parameter and navigates on',
  async (path, list, title, text, button, next) => {
    const { location, stores } = come(path, list)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toMatch(text)
    await userEvent.click([...screen.getAllByRole('button', { name: button })].at(0)!)
    await waitFor(() => expect([location().pathname, location().search]).toEqual([next, '']))
    expect([screen.queryByRole('dialog'), stores.overlays.isOpen('payment-result')]).toEqual([null, false])
  },
)

it('opens at once and shows that it asks', async () => {
  let answer: (list: unknown) => void
  come('/?payment=1', () => new Promise((resolve) => (answer = resolve)))
  const dialog = await screen.findByRole('dialog', { name: 'Checking your payment' })
  expect(dialog.textContent).not.toMatch(/successful|balance/)
  await act(async () => answer(listOf(depositOf('completed'))))
  expect(await screen.findByRole('dialog', { name: success })).toBeTruthy()
})

it('asks again when the player wants it', async () => {
  let rows: AccountOperation[] = []
  come('/?payment=1', async () => listOf(...rows))
  await screen.findByRole('dialog', { name: unknown })
  rows = [depositOf('completed')]
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('dialog', { name: success })).toBeTruthy()
})

it('shows a visitor nothing of a payment', async () => {
  const { get } = come('/?payment=1', paid, true, null as never)
  await screen.findByRole('dialog', { name: unknown })
  expect(get).not.toHaveBeenCalledWith('/my/operations', expect.anything(), expect.anything())
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('shows a deposit once: opened again after the window was closed, the address proves nothing', async () => {
  const first = come('/?payment=1', paid)
  await pressEscape(await screen.findByRole('dialog', { name: success }))
  await waitFor(() => expect(first.location().search).toBe(''))
  first.unmount()
  come('/?payment=1', paid)
  expect(await screen.findByRole('dialog', { name: unknown })).toBeTruthy()
})

it('shows it again after a reload while the window was open, and to another player only their own', async () => {
  const first = come('/?payment=1', paid)
  await screen.findByRole('dialog', { name: success })
  // A reload runs no code of the page.
  const kept = { ...localStorage }
  first.unmount()
  localStorage.clear()
  Object.assign(localStorage, kept)
  const second = come('/?payment=1', paid)
  expect(await screen.findByRole('dialog', { name: success })).toBeTruthy()
  act(() => second.stores.session.receive({ ...player, id: 8 }))
  expect(await screen.findByRole('dialog', { name: 'Checking your payment' })).toBeTruthy()
})

it('also navigates on by its close button and Escape; to the main page if the target is closed', async () => {
  const { location } = come('/promotions?payment=0', failed, false)
  await pressEscape(await screen.findByRole('dialog', { name: error }))
  await waitFor(() => expect([location().pathname, location().search]).toEqual(['/', '']))
})

it('leaves the player in the game over which the payment was made', async () => {
  const { location } = come('/game/aurora/plane?payment=1&paid=here&mode=demo')
  await pressEscape(await screen.findByRole('dialog'))
  await waitFor(() => expect([location().pathname, location().search]).toEqual(['/game/aurora/plane', '?mode=demo']))
})

it.each(['/', '/?payment=2', '/?payment='])('renders nothing at %s', async (path) => {
  const { container } = come(path)
  await act(() => import('./index.tsx'))
  expect(container.querySelector('dialog')).toBeNull()
})
