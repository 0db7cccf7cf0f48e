// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import errors from '../../public/locales/en/errors.json' with { type: 'json' }
import type { Message } from './rules.ts'
import { TextField } from './text-field.tsx'

const i18n = createInstance().use(initReactI18next)
beforeEach(() => i18n.init({ lng: 'en', resources: { en: { errors } } }))

const show = (message?: Message, onChange = vi.fn()) => {
  render(
    <I18nextProvider i18n={i18n}>
      <TextField name="login" label="Login" value="" onChange={onChange} message={message} />
    </I18nextProvider>,
  )
  return screen.getByRole('textbox', { name: 'Login' })
}

describe('TextField', () => {
  it('is valid and has no icon while there is no message', () => {
    expect(show().getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('describes the input with the message, and shows it when the icon is clicked', async () => {
    const input = show({ key: 'string_length_min', parameters: { min: 2 } })
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe('Use at least 2 characters.')
    expect(message?.dataset.error).toBe('string_length_min')
    expect(message?.className).toBe('visually-hidden')
    await userEvent.click(screen.getByRole('button', { name: 'Show the error in this field' }))
    expect(message?.className).not.toBe('visually-hidden')
  })

  it('passes on what is typed', async () => {
    const onChange = vi.fn()
    await userEvent.type(show(undefined, onChange), 'a')
    expect(onChange).toHaveBeenCalledWith('a')
  })
})
