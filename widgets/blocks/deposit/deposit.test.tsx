// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { amountField, button, cardMethod, showCashier, termsOf } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import Deposit from './index.tsx'

// Loads the lazy chunks ahead, so that no test waits for them.
beforeAll(() => import('#engine/ui/other-icon.tsx'))
beforeEach(fakeDialogs)

const block = <Deposit use="deposit" />
const mobile = {
  ...cardMethod,
  id: 'mobile',
  name: 'Mobile money',
  fee: { percent: 1.5, fixed: 0.5 },
  minutes: 120,
  fields: [{ name: 'phone', kind: 'phone' as const, label: 'Phone number', required: true }],
}
const show = (setting: Parameters<typeof showCashier>[1] = {}) =>
  showCashier(block, { methods: [cardMethod, mobile], ...setting })
const review = () => screen.findByRole('region', { name: 'Review your deposit' })

const fillIn = async (shown: Awaited<ReturnType<typeof show>>) => shown.actor.type(await amountField(), '50')

/** Fills in the form of a method with a field of its own, and continues to the review. */
async function toReview(shown: Awaited<ReturnType<typeof show>>) {
  await shown.actor.click(await screen.findByRole('radio', { name: 'Mobile money' }))
  await shown.actor.type(await screen.findByLabelText('Phone number'), '+21620555014')
  await fillIn(shown)
  await shown.actor.click(await button('Continue'))
  await review()
}

const confirm = async (shown: Awaited<ReturnType<typeof show>>) => shown.actor.click(await button(/^Pay /))

it('tells before a payment that the browser stores nothing, and only then', async () => {
  const shown = await show()
  await amountField()
  const words = /^Your browser isn’t storing anything for this site/
  expect(screen.queryByText(words)).toBeNull()
  shown.unmount()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await show()
  expect(await screen.findByText(words)).toBeTruthy()
  full.mockRestore()
})

describe('the methods', () => {
  it('are cards with limits, fee and duration; the first is selected', async () => {
    await show()
    const [card, other] = await screen.findAllByRole<HTMLInputElement>('radio')
    expect([card?.checked, other?.checked]).toEqual([true, false])
    const facts = document
      .getElementById(other!.getAttribute('aria-describedby')!)!
      .textContent!.replace(/[\u2068\u2069\u00a0]/g, ' ')
    expect(facts).toBe(' TND 20  to  TND 5,000 Fee: 1.5% +  TND 0.500 About 2 hours')
  })

  it('are requested in the player’s currency; an empty list has a message', async () => {
    const { get } = await show({ methods: [] })
    expect(await screen.findByText('No deposit methods available')).toBeTruthy()
    expect(get).toHaveBeenCalledWith('/payments/methods', expect.anything(), {
      direction: 'deposit',
      currency: 'TND',
      lang: 'en',
    })
  })

  it('have their own forms; the amount is kept when the method changes', async () => {
    const { actor } = await show()
    await actor.type(await amountField(), '70')
    await actor.click(screen.getByRole('radio', { name: 'Mobile money' }))
    expect(await screen.findByLabelText('Phone number')).toBeTruthy()
    expect((await amountField()).value).toBe('70')
  })
})

describe('the form', () => {
  it('accepts suggested amounts with one click, and shows the total', async () => {
    const { actor, container } = await show()
    await actor.click(await screen.findByRole('radio', { name: 'Mobile money' }))
    await actor.click(await button('100'))
    expect((await amountField()).value).toBe('100')
    expect(termsOf(container).slice(-4)).toEqual([
      'Fee: TND\u00a02.000',
      'You pay: TND\u00a0102.000',
      'To your balance: TND\u00a0100.000',
      'Processing time: About 2 hours',
    ])
  })

  it('rejects an amount outside the method’s limits, and sends nothing', async () => {
    const { actor, send } = await show()
    await actor.type(await amountField(), '19.99')
    await actor.click(await button('Continue'))
    expect(document.querySelector('[data-field=amount] [data-error]')?.getAttribute('data-error')).toBe(
      'number_min_to_max',
    )
    expect(screen.queryByRole('region', { name: 'Review your deposit' })).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('lists required documents before asking for an amount', async () => {
    const { actor } = await show({ methods: [{ ...cardMethod, verificationAbove: 100 }] })
    await actor.type(await amountField(), '100.01')
    expect(screen.getByText('Verify your account first')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Verify your account' }).getAttribute('href')).toBe('/user-document')
    expect((await button(/^Pay /)).disabled).toBe(true)
  })
})

describe('the review', () => {
  it('comes before the payment by a method with fields; going back keeps the form’s values', async () => {
    const shown = await show()
    await toReview(shown)
    expect(termsOf(await review())).toEqual([
      'Method: Mobile money',
      'Phone number: +21620555014',
      'Fee: TND\u00a01.250',
      'You pay: TND\u00a051.250',
      'To your balance: TND\u00a050.000',
      'Processing time: About 2 hours',
    ])
    expect(document.activeElement).toBe(await review())
    expect(shown.send).not.toHaveBeenCalled()
    await shown.actor.click(await button('Change'))
    expect((await amountField()).value).toBe('50')
  })

  it('shows why it was rejected, and keeps the input', async () => {
    const shown = await show()
    shown.send.mockRejectedValueOnce(new ApiError('no', 400, { code: 429 }))
    await toReview(shown)
    await confirm(shown)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your deposit didn’t go throughToo many attempts. Please wait and try again.',
    )
    await shown.actor.click(await button('Change'))
    expect((await amountField()).value).toBe('50')
  })
})
