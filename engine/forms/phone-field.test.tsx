// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorOf, fieldOf, showForm } from '#testing/forms.tsx'
import type { FieldDefinition } from './field.ts'
import { parsePhone } from './phone.ts'

const parseLocal = (text: string) => parsePhone(text, { prefix: '+212', max: 13 })
/** The field, once its code is there. */
const input = (label: string) =>
  waitFor(() => {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    expect(field.disabled).toBe(false)
    return field
  })

describe('a phone', () => {
  const phoneField: FieldDefinition = { name: 'phone', kind: 'phone', label: 'Phone' }

  it('accepts a plus and digits, and no key of another kind', async () => {
    const { form } = showForm([phoneField])
    const phone = await input('Phone')
    expect([phone.inputMode, phone.dir, phone.autocomplete]).toEqual(['tel', 'ltr', 'tel'])
    await userEvent.type(phone, '+216 50-abc123(456)')
    expect(phone.value).toBe('+21650123456')
    expect(form.values.phone).toBe('+21650123456')
  })

  it('cuts nothing: what is pasted and is no number is shown, said and not sent', async () => {
    const { form, onSubmit, submit } = showForm([phoneField], { parsers: { phone: parseLocal } })
    const phone = await input('Phone')
    await userEvent.click(phone)
    await userEvent.paste('+216 20 123 45O')
    expect([phone.value, errorOf('phone')]).toEqual(['+216 20 123 45O', 'phone_characters'])
    await userEvent.click(submit())
    expect([onSubmit.mock.calls, form.values.phone]).toEqual([[], '+216 20 123 45O'])
  })

  it('says at once that a number is too long, until it is not', async () => {
    showForm([phoneField], { parsers: { phone: parseLocal }, values: { phone: '+216201234567' } })
    const phone = await input('Phone')
    const message = () => fieldOf('phone').querySelector('[data-error]')
    await userEvent.type(phone, '8')
    expect([phone.value, message()?.textContent, message()?.className]).toEqual([
      '+2162012345678',
      'This number is too long. Enter at most 13 characters, the plus included.',
      expect.not.stringContaining('visually-hidden'),
    ])
    await userEvent.type(phone, '{Backspace}')
    expect(message()).toBeNull()
  })

  it('shows the number that is sent when the player leaves it', async () => {
    const { form, onSubmit, submit } = showForm([phoneField], { parsers: { phone: parseLocal } })
    const phone = await input('Phone')
    await userEvent.type(phone, '0612345678')
    await userEvent.tab()
    expect([phone.value, form.values.phone]).toEqual(['+212612345678', '+212612345678'])
    await userEvent.click(submit())
    expect(onSubmit).toHaveBeenCalledWith({ phone: '+212612345678' })
  })

  it('keeps the caret when a character is rejected', async () => {
    showForm([phoneField], { values: { phone: '+21650' } })
    const phone = await input('Phone')
    await userEvent.type(phone, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([phone.value, phone.selectionStart]).toEqual(['+21650', 2])
    await userEvent.type(phone, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([phone.value, phone.selectionStart]).toEqual(['+291650', 3])
  })
})
