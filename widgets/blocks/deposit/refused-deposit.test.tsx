// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { amountField, button, mobileMethod, showCashier } from '#testing/payments/cashier.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import Deposit from './index.tsx'

// So that no test waits for their code.
beforeAll(() => import('#engine/ui/other-icon.tsx'))
beforeEach(fakeDialogs)

it('returns to the field that the server refused, and shows the reason until it changes', async () => {
  const shown = await showCashier(<Deposit use="deposit" />)
  shown.send.mockRejectedValueOnce(new ApiError('no', 400, { code: 110, param: 'amount' }))
  await shown.actor.type(await amountField(), '50')
  await shown.actor.click(await button(/^Pay /))
  const amount = await amountField()
  const message = () => document.querySelector('[data-field=amount] [data-error]')?.textContent
  expect([message(), amount.value]).toEqual(['Please check this field: amount.', '50'])
  expect(document.activeElement).toBe(amount)
  const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
  expect(alerts()).toEqual(['Your deposit didn’t go through', ''])
  await shown.actor.type(amount, '0')
  expect(message()).toBeUndefined()
  await shown.actor.click(await button(/^Pay /))
  expect(shown.send).toHaveBeenCalledTimes(2)
})

it('leaves an amount empty that is cleared after a failure', async () => {
  const shown = await showCashier(<Deposit use="deposit" />)
  shown.send.mockRejectedValueOnce(new ApiError('no', 400, { code: 164, param: 'methodId' }))
  await shown.actor.type(await amountField(), '50')
  await shown.actor.click(await button(/^Pay /))
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Your deposit didn’t go through')
  expect((await amountField()).value).toBe('50')
  await shown.actor.clear(await amountField())
  expect((await amountField()).value).toBe('')
  await shown.actor.type(await amountField(), '70')
  expect((await amountField()).value).toBe('70')
})

it('shows several errors at their fields, and the one that names none in the notice', async () => {
  const errors = [
    { code: 110, param: 'phone' },
    { code: 110, param: 'amount' },
    { code: 164, param: 'methodId' },
  ]
  const shown = await showCashier(<Deposit use="deposit" />, { methods: [{ ...mobileMethod, direction: 'deposit' }] })
  shown.send.mockRejectedValueOnce(new ApiError('no', 400, { errors }))
  await shown.actor.type(await screen.findByLabelText('Phone number'), '+21620555014')
  await shown.actor.type(await amountField(), '50')
  await shown.actor.click(await button('Continue'))
  await shown.actor.click(await button(/^Pay /))
  await amountField()
  expect(document.activeElement).toBe(await amountField())
  expect([...document.querySelectorAll<HTMLElement>('[data-error]')].map((message) => message.textContent)).toEqual([
    'Please check this field: amount.',
    'Please check this field: phone.',
  ])
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe(
    'Your deposit didn’t go throughThis payment method isn’t available to you. Choose another one.',
  )
})
