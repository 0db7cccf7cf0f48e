// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { amountField, button, cardMethod, mobileMethod, paymentOf, showCashier } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import Deposit from './index.tsx'

// Loads the lazy chunks ahead, so that no test waits for them.
beforeAll(() => import('#engine/ui/other-icon.tsx'))
beforeEach(fakeDialogs)

const mobile = { ...mobileMethod, direction: 'deposit' as const }
const show = (setting: Parameters<typeof showCashier>[1] = {}) =>
  showCashier(<Deposit use="deposit" />, { methods: [cardMethod, mobile], ...setting })
const fillIn = async (shown: Awaited<ReturnType<typeof show>>) => shown.actor.type(await amountField(), '50')
const confirm = async (shown: Awaited<ReturnType<typeof show>>) => shown.actor.click(await button(/^Pay /))

describe('a deposit that asks for the amount alone', () => {
  it('is sent from the form, whose button says what is paid', async () => {
    const shown = await show()
    expect((await button('Continue')).disabled).toBe(false)
    await shown.actor.click(await button('100'))
    expect((await button(/^Pay /)).textContent?.replace(/[\u2068\u2069]/g, '')).toBe('Pay TND\u00a0100.000')
    await confirm(shown)
    expect(await screen.findByText(/^Processing your deposit of /)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Review your deposit' })).toBeNull()
  })

  it('sends once, and shows that it is in progress', async () => {
    const shown = await show()
    await fillIn(shown)
    await shown.actor.dblClick(await button(/^Pay /))
    expect(await screen.findByText(/^Processing your deposit of /)).toBeTruthy()
    expect(shown.send).toHaveBeenCalledExactlyOnceWith(
      'POST',
      '/payments/deposits',
      expect.anything(),
      { methodId: 'card', amount: 50, fields: {}, returnUrl: 'http://localhost:3000/deposit', lang: 'en' },
      { 'Idempotency-Key': expect.stringMatching(/^[\w-]{16,64}$/) },
    )
  })

  it('shows why it was rejected, and keeps the input', async () => {
    const shown = await show()
    shown.send.mockRejectedValueOnce(new ApiError('no', 400, { code: 429 }))
    await fillIn(shown)
    await confirm(shown)
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toBe(
      'Your deposit didn’t go throughToo many attempts. Please wait and try again.',
    )
    expect((await amountField()).value).toBe('50')
    expect(document.activeElement?.contains(await button(/^Pay /))).toBe(true)
  })

  it('sends nothing while the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const shown = await show()
    await fillIn(shown)
    expect(await screen.findByText('You’re offline')).toBeTruthy()
    expect((await button(/^Pay /)).disabled).toBe(true)
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect((await button(/^Pay /)).disabled).toBe(false)
    online.mockRestore()
  })

  it('asks for confirmation while another deposit waits to be paid', async () => {
    const shown = await show({
      open: [paymentOf({ status: 'redirect', redirectUrl: 'https://pay.example/1', amount: 30 })],
    })
    await fillIn(shown)
    await confirm(shown)
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toMatch(
      /^A deposit of .*30\.000.* is still being processed/,
    )
    expect(shown.send).not.toHaveBeenCalled()
    await shown.actor.click(await button('Yes, make another'))
    await waitFor(() => expect(shown.send).toHaveBeenCalledOnce())
  })
})

describe('the next deposit', () => {
  it('starts with the method that was used last', async () => {
    const first = await show()
    first.send.mockResolvedValueOnce(paymentOf({ status: 'processing', methodId: 'mobile' }))
    await first.actor.click(await screen.findByRole('radio', { name: 'Mobile money' }))
    await first.actor.type(await screen.findByLabelText('Phone number'), '+21620555014')
    await fillIn(first)
    await first.actor.click(await button('Continue'))
    await confirm(first)
    await screen.findByRole('heading', { name: 'Your deposit is being processed' })
    first.unmount()
    await show()
    const methods = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(methods.map(({ value, checked }) => [value, checked])).toEqual([
      ['mobile', true],
      ['card', false],
    ])
  })

  it('is led to by the deposit that was not paid yet', async () => {
    await show({ open: [paymentOf({ status: 'redirect', redirectUrl: 'https://pay.example/1', amount: 30 })] })
    const link = await screen.findByRole('link', { name: /^Continue your .*30\.000.* payment$/ })
    expect(link.getAttribute('href')).toBe('https://pay.example/1')
  })
})

describe('the outcome', () => {
  it('navigates to SUCCESSFUL_DEPOSIT once it is done', async () => {
    const shown = await show()
    shown.send.mockResolvedValueOnce(paymentOf({ status: 'done' }))
    await fillIn(shown)
    await confirm(shown)
    await waitFor(() => expect(shown.location().pathname).toBe('/successful-deposit'))
  })

  it('shows that it is processing, and allows another one', async () => {
    const shown = await show()
    shown.send.mockResolvedValueOnce(paymentOf({ status: 'processing' }))
    await fillIn(shown)
    await confirm(shown)
    expect(await screen.findByRole('heading', { name: 'Your deposit is being processed' })).toBeTruthy()
    await shown.actor.click(await button('Make another deposit'))
    expect(await amountField()).toBeTruthy()
  })
})
