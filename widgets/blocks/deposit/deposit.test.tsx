// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { amountField, button, cardMethod, paymentOf, showCashier, termsOf } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import Deposit from './index.tsx'

// So that no test waits for their code.
beforeAll(() => Promise.all([import('#engine/forms/other-field.tsx'), import('#engine/ui/other-icon.tsx')]))
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
const review = () => screen.findByRole('region', { name: 'Check your deposit' })

/** Fills the form in and goes on to the review. */
async function fillIn(shown: Awaited<ReturnType<typeof show>>, amount = '50') {
  await shown.actor.type(await amountField(), amount)
  await shown.actor.click(await button('Continue'))
  await review()
}

const confirm = async (shown: Awaited<ReturnType<typeof show>>) => shown.actor.click(await button(/^Pay /))

describe('the methods', () => {
  it('are cards with limits, fee and time, of which the first is chosen', async () => {
    await show()
    const [card, other] = await screen.findAllByRole<HTMLInputElement>('radio')
    expect([card?.checked, other?.checked]).toEqual([true, false])
    const facts = document
      .getElementById(other!.getAttribute('aria-describedby')!)!
      .textContent!.replace(/[\u2068\u2069\u00a0]/g, ' ')
    expect(facts).toBe(' TND 20  to  TND 5,000 Fee: 1.5% +  TND 0.500 About 2 hours')
  })

  it('are asked for in the player’s currency, and their absence is said', async () => {
    const { get } = await show({ methods: [] })
    expect(await screen.findByText('No way to pay in right now')).toBeTruthy()
    expect(get).toHaveBeenCalledWith('/payments/methods', expect.anything(), {
      direction: 'deposit',
      currency: 'TND',
      lang: 'en',
    })
  })

  it('have forms of their own; the amount goes along to the next', async () => {
    const { actor } = await show()
    await actor.type(await amountField(), '70')
    await actor.click(screen.getByRole('radio', { name: 'Mobile money' }))
    expect(await screen.findByLabelText('Phone number')).toBeTruthy()
    expect((await amountField()).value).toBe('70')
  })
})

describe('the form', () => {
  it('takes round amounts at a touch, and says what they come to', async () => {
    const { actor, container } = await show()
    await actor.click(await screen.findByRole('radio', { name: 'Mobile money' }))
    await actor.click(await button('100'))
    expect((await amountField()).value).toBe('100')
    expect(termsOf(container).slice(-4)).toEqual([
      'Fee: TND\u00a02.000',
      'You pay: TND\u00a0102.000',
      'To your balance: TND\u00a0100.000',
      'How long: About 2 hours',
    ])
  })

  it('refuses an amount outside the method’s limits, and sends nothing', async () => {
    const { actor, send } = await show()
    await actor.type(await amountField(), '19.99')
    await actor.click(await button('Continue'))
    expect(document.querySelector('[data-field=amount] [data-error]')?.getAttribute('data-error')).toBe(
      'number_min_to_max',
    )
    expect(screen.queryByRole('region', { name: 'Check your deposit' })).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('explains which documents are needed before it takes the amount', async () => {
    const { actor } = await show({ methods: [{ ...cardMethod, verificationAbove: 100 }] })
    await actor.type(await amountField(), '100.01')
    expect(screen.getByText('We need your documents first')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Send your documents' }).getAttribute('href')).toBe('/user-document')
    expect((await button('Continue')).disabled).toBe(true)
  })
})

describe('the review', () => {
  it('stands before money moves; the way back leads to the form as it was', async () => {
    const shown = await show()
    await fillIn(shown)
    expect(termsOf(await review())).toEqual([
      'Method: Bank card',
      'Fee: TND\u00a00.000',
      'You pay: TND\u00a050.000',
      'To your balance: TND\u00a050.000',
      'How long: At once',
    ])
    expect(document.activeElement).toBe(await review())
    expect(shown.send).not.toHaveBeenCalled()
    await shown.actor.click(await button('Change'))
    expect((await amountField()).value).toBe('50')
  })

  it('sends once, and says that it is on its way', async () => {
    const shown = await show()
    await fillIn(shown)
    await shown.actor.dblClick(await button(/^Pay /))
    expect(await screen.findByText(/^Your deposit of .* is on its way$/)).toBeTruthy()
    expect(shown.send).toHaveBeenCalledExactlyOnceWith(
      'POST',
      '/payments/deposits',
      expect.anything(),
      { methodId: 'card', amount: 50, fields: {}, returnUrl: 'http://localhost:3000/deposit', lang: 'en' },
      { 'Idempotency-Key': expect.stringMatching(/^[\w-]{16,64}$/) },
    )
  })

  it('says why it was refused, and keeps the input', async () => {
    const shown = await show()
    shown.send.mockRejectedValueOnce(new ApiError('no', 400, { code: 429 }))
    await fillIn(shown)
    await confirm(shown)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your deposit did not go throughToo many attempts. Wait a minute and try again.',
    )
    await shown.actor.click(await button('Change'))
    expect((await amountField()).value).toBe('50')
  })

  it('sends nothing while the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const shown = await show()
    await fillIn(shown)
    expect(await screen.findByText('You are offline')).toBeTruthy()
    expect((await button(/^Pay /)).disabled).toBe(true)
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect((await button(/^Pay /)).disabled).toBe(false)
    online.mockRestore()
  })

  it('asks before it makes another one while one waits to be paid', async () => {
    const shown = await show({
      open: [paymentOf({ status: 'redirect', redirectUrl: 'https://pay.example/1', amount: 30 })],
    })
    await fillIn(shown)
    await confirm(shown)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^A deposit of .*30\.000.* is still under way/)
    expect(shown.send).not.toHaveBeenCalled()
    await shown.actor.click(await button('Yes, another one'))
    await waitFor(() => expect(shown.send).toHaveBeenCalledOnce())
  })
})

describe('the outcome', () => {
  it('leads to SUCCESSFUL_DEPOSIT once it is done', async () => {
    const shown = await show()
    shown.send.mockResolvedValueOnce(paymentOf({ status: 'done' }))
    await fillIn(shown)
    await confirm(shown)
    await waitFor(() => expect(shown.location().pathname).toBe('/successful-deposit'))
  })

  it('says that it is processed, and makes room for another one', async () => {
    const shown = await show()
    shown.send.mockResolvedValueOnce(paymentOf({ status: 'processing' }))
    await fillIn(shown)
    await confirm(shown)
    expect(await screen.findByRole('heading', { name: 'Your deposit is being processed' })).toBeTruthy()
    await shown.actor.click(await button('Deposit again'))
    expect(await amountField()).toBeTruthy()
  })
})
