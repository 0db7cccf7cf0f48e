// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userHash } from '#engine/data/once/pending-writes.ts'
import { amountField, button, cardMethod, showCashier } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player } from '#testing/render.tsx'
import Deposit from './index.tsx'

// Loads the lazy chunks ahead, so that no test waits for them.
beforeAll(() => Promise.all([import('./first-deposit.tsx'), import('#engine/ui/other-icon.tsx')]))
beforeEach(fakeDialogs)

const show = (setting: Parameters<typeof showCashier>[1] = {}) =>
  showCashier(<Deposit use="deposit" />, { methods: [cardMethod], ...setting })

describe('the first deposit', () => {
  const first = { isHaveFirstDeposit: false }
  const choices = () =>
    within(screen.getByRole('group', { name: 'First deposit bonus' }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value)

  it('offers the bonus of the registration, and others instead', async () => {
    const shown = await show({ user: first, manifest: { registration: { permissions: { bonus: { exclude: [] } } } } })
    await amountField()
    expect(choices()).toEqual(['registration', 'sport', 'slots', ''])
    await shown.actor.click(screen.getByRole('radio', { name: /^Casino bonus/ }))
    await shown.actor.type(await amountField(), '50')
    await shown.actor.click(await button(/^Pay /))
    await waitFor(() => expect(shown.send.mock.calls[0]?.[3]).toMatchObject({ bonus: 'slots' }))
  })

  it('offers no excluded bonus, and no “no bonus” if one is required', async () => {
    await show({
      user: first,
      manifest: { registration: { permissions: { bonus: { exclude: ['sport'], required: true } } } },
    })
    await amountField()
    expect(choices()).toEqual(['registration', 'slots'])
  })

  it('is explained once after a registration', async () => {
    sessionStorage.setItem('deposit-popup', '')
    const { actor } = await show()
    const dialog = await screen.findByRole('dialog', { name: 'Your first deposit' })
    expect(dialog.querySelectorAll('li')).toHaveLength(3)
    expect(sessionStorage.getItem('deposit-popup')).toBeNull()
    await actor.click(within(dialog).getByRole('button', { name: 'Get started' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the return from the payment page', () => {
  beforeEach(() => localStorage.clear())

  it.each([
    ['failed', 'Your deposit didn’t go through', 'alert'],
    ['completed', 'Deposit successful', 'status'],
    ['pending', 'We are waiting for your bank', 'status'],
    [undefined, 'We can’t confirm a payment right now', 'status'],
  ] as const)('shows what became of a payment until the notice is closed: %s', async (status, title, role) => {
    const { actor, location } = await show({ path: '/deposit?payment=0&x=1', deposit: status })
    expect((await screen.findByText(title)).closest(`[role=${role}]`)).toBeTruthy()
    expect(await amountField()).toBeTruthy()
    await actor.click(await button('Close'))
    await waitFor(() => expect(location().search).toBe('?x=1'))
    expect(screen.queryByText(title)).toBeNull()
  })

  it('navigates on after a successful payment', async () => {
    sessionStorage.setItem('successful-deposit', '')
    const { location } = await show({ path: '/deposit?payment=1' })
    await waitFor(() => expect([location().pathname, location().search]).toEqual(['/successful-deposit', '']))
  })

  it('shows a success itself on brands without a page for it', async () => {
    sessionStorage.setItem('successful-deposit', '')
    const { location } = await show({
      path: '/deposit?payment=1',
      deposit: 'completed',
      manifest: { pages: { SUCCESSFUL_DEPOSIT: { visible: false } } },
    })
    expect(await screen.findByText('Deposit successful')).toBeTruthy()
    expect(location().pathname).toBe('/deposit')
  })

  it('is left to the overlay on brands that have it', async () => {
    const { location } = await show({
      path: '/deposit?payment=1',
      manifest: { overlays: { 'payment-result': { visible: true } } },
    })
    await amountField()
    expect(location().search).toBe('?payment=1')
  })
})

it('shows that another tab is paying, until that tab is done', async () => {
  const record = {
    user: userHash(player.id),
    key: 'key-0000000000000009',
    direction: 'deposit',
    method: 'card',
    amount: 30,
    currency: 'TND',
    time: Date.now(),
  }
  localStorage.setItem(`unresolved-payments:${record.key}`, JSON.stringify(record))
  const theirs = `unresolved-payments:${record.key}`
  let free = () => {}
  const done = new Promise<void>((resolve) => (free = resolve))
  const request = async (name: string, { ifAvailable }: LockOptions, hold: (lock: Lock | null) => Promise<void>) => {
    if (name === theirs && ifAvailable) return hold(null)
    if (name === theirs) await done
    return hold({ name, mode: 'exclusive' })
  }
  Object.assign(navigator, { locks: { request } })
  await show()
  expect(
    (await screen.findByText(/A deposit of .*30\.000.* is in progress in another tab/)).closest('[role=status]'),
  ).toBeTruthy()
  localStorage.clear()
  await act(async () => free())
  await waitFor(() => expect(screen.queryByText(/in another tab/)).toBeNull())
  Reflect.deleteProperty(navigator, 'locks')
})
