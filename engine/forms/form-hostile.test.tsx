// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import naughtyStrings from 'big-list-of-naughty-strings'
import { describe, expect, it } from 'vitest'
import { credentials, errorOf, showForm } from '#testing/forms.tsx'
import { ApiError } from '../data/api-error.ts'

const { fields, rules, valid } = credentials

/** The texts of a single-line input: browsers remove line breaks. */
const naughty = naughtyStrings.map((text) => text.replace(/[\r\n]/g, ''))

/** In portions, so that no test takes long. */
const portions = Array.from({ length: 10 }, (_, index) => naughty.filter((_text, place) => place % 10 === index))

describe('hostile input', () => {
  it('covers texts of every outcome', () => {
    expect(naughty.length).toBeGreaterThan(450)
    const outcomes = new Set(naughty.map((text) => rules.login.map((rule) => rule(text, {})).find(Boolean)?.key))
    expect([...outcomes].sort()).toEqual([
      'error.field_is_empty',
      'forbid_spaces',
      'string_length_min_to_max',
      undefined,
    ])
  })

  it.each(portions)('is sent as typed, or refused by a rule, and never becomes markup: %j …', async (...texts) => {
    const { form, onSubmit, submit } = showForm(
      [{ name: 'city', kind: 'text', label: 'City' }, ...fields, { name: 'email', kind: 'email', label: 'Email' }],
      { rules },
    )
    const button = submit()
    const elements = document.querySelectorAll('*').length
    for (const text of texts) {
      for (const label of ['City', 'Login', 'Password', 'Email'])
        fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
      const typed = { city: text, login: text, password: text, email: text }
      expect(form.values).toEqual(typed)
      onSubmit.mockClear()
      await act(async () => fireEvent.click(button))
      const refused = form.findings.login?.key
      expect(errorOf('login')).toBe(refused)
      expect(onSubmit.mock.calls).toEqual(refused ? [] : [[typed]])
    }
    act(() => form.reset())
    expect(document.querySelectorAll('*')).toHaveLength(elements)
  })

  it('in the server’s message or field names is shown as text', async () => {
    const { onSubmit, submit } = showForm(fields, { rules, values: valid })
    const [button, alert] = [submit(), screen.getByRole('alert')]
    for (const text of naughty.filter(Boolean)) {
      onSubmit.mockRejectedValueOnce(new ApiError('x', 422, { message: text }))
      await act(async () => fireEvent.click(button))
      expect(alert.textContent).toBe(text)
    }
    expect(alert.childElementCount).toBe(0)
    onSubmit.mockRejectedValueOnce(
      new ApiError('x', 422, { code: 110, param: '<img src=x onerror=alert(1)> $t(code.101) {{project}}' }),
    )
    await userEvent.click(submit())
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Please check this field: <img src=x onerror=alert(1)> $t(code.101) {{project}}.',
      ),
    )
  })
})
