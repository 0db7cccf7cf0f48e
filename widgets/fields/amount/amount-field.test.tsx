// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { amount } from '#engine/forms/presets.ts'
import { errorOf, showForm } from '#testing/forms.tsx'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { amountFormat, amountParser } from '#engine/forms/typed-amount.ts'

/** Finds a field once its code is loaded: until then there is a disabled placeholder. */
async function input(label: string) {
  await waitFor(() => expect(screen.getByLabelText(label).matches(':enabled')).toBe(true))
  return screen.getByLabelText<HTMLInputElement>(label)
}

describe('an amount', () => {
  const inDinars: FieldDefinition = { name: 'amount', kind: 'amount', label: 'Amount', currency: 'TND' }
  const format = () => amountFormat('en', 'TND')
  const reading = { rules: { amount }, parsers: { amount: amountParser(format) } }

  it('keeps what is typed, and is the same typed and pasted', async () => {
    const { form, onSubmit, submit } = showForm([inDinars], reading)
    const field = await input('Amount')
    expect(field.inputMode).toBe('decimal')
    await userEvent.type(field, '1,234.50')
    expect([field.value, form.values.amount]).toEqual(['1,234.50', '1,234.50'])
    await userEvent.click(submit())
    await userEvent.clear(field)
    await userEvent.paste('1,234.50')
    await userEvent.click(submit())
    expect(onSubmit.mock.calls).toEqual([[{ amount: '1234.50' }], [{ amount: '1234.50' }]])
  })

  it('shows the amount in the form of the language once the player leaves the field', async () => {
    const { form } = showForm([inDinars], {
      ...reading,
      parsers: { amount: amountParser(() => amountFormat('fr', 'TND')) },
    })
    const field = await input('Amount')
    await userEvent.type(field, '1 234.5')
    await userEvent.tab()
    expect([field.value, form.sent.amount]).toEqual(['1234,5', '1234.5'])
  })

  it.each([
    ['1e5', 'amount_not_a_number'],
    ['-50', 'amount_negative'],
    ['20 USD', 'amount_other_currency'],
    ['0.50', 'number_min_to_max'],
    ['1.234567', 'digits_after_decimal_greater'],
  ])('refuses %s and leaves it in the field', async (typed, error) => {
    const { onSubmit, submit } = showForm([inDinars], reading)
    const field = await input('Amount')
    await userEvent.type(field, typed)
    await userEvent.click(submit())
    expect([errorOf('amount'), field.value, onSubmit.mock.calls]).toEqual([error, typed, []])
  })

  it('asks which of two amounts is meant, and writes the chosen one so that it can mean no other', async () => {
    const { onSubmit, submit } = showForm([inDinars], reading)
    const field = await input('Amount')
    await userEvent.type(field, '1,500')
    expect(screen.queryByRole('group')).toBeNull()
    await userEvent.click(submit())
    expect([errorOf('amount'), document.activeElement, onSubmit.mock.calls]).toEqual(['amount_two_readings', field, []])
    const question = screen.getByRole('group', { name: /two amounts/ })
    const readings = within(question).getAllByRole('button')
    expect(readings.map(({ textContent }) => textContent)).toEqual(['TND\u00a01,500.000', 'TND\u00a01.500'])
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    expect([field.value, document.activeElement, screen.queryByRole('group')]).toEqual(['1.5', field, null])
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledWith({ amount: '1.5' })
  })
})
