// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#api'
import { login, password } from '#engine/forms/presets.ts'
import { errorOf, fieldOf, showForm } from '#testing/forms.tsx'
import { ApiError } from '../data/api-error.ts'
import type { FieldDefinition } from './field.ts'

const fields: FieldDefinition[] = [
  { name: 'login', kind: 'text', label: 'Login' },
  { name: 'password', kind: 'password', label: 'Password' },
]
const rules = { login, password }
const valid = { login: 'amina', password: 'secret' }

describe('an error of the server', () => {
  const alert = () => document.querySelector('form > [role=alert]')?.textContent
  const textOf = (name: string) => fieldOf(name).querySelector('[data-error]')?.textContent
  const label = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

  /** Submits the valid form, which the server refuses so. */
  async function refuse(body: ErrorBody, shownFields = fields) {
    const shown = showForm(shownFields, { rules, values: valid })
    shown.onSubmit.mockRejectedValueOnce(new ApiError('x', 422, body))
    await userEvent.click(shown.submit())
    return shown
  }

  it('is shown at the field that it is about, which gets the focus and keeps its value', async () => {
    await refuse({ code: 111, param: 'password' })
    const input = label('Password')
    expect([errorOf('password'), textOf('password'), alert()]).toEqual([
      'code.111',
      'This password is already registered.',
      '',
    ])
    expect(document.activeElement).toBe(input)
    expect([input.value, input.getAttribute('aria-invalid'), errorOf('login')]).toEqual(['secret', 'true', undefined])
    const message = document.getElementById(input.getAttribute('aria-describedby')!)
    expect(message?.textContent).toBe('This password is already registered.')
  })

  it('is cleared when its field changes, not when another does', async () => {
    await refuse({ code: 111, param: 'login' })
    await userEvent.type(label('Password'), 'x')
    expect(errorOf('login')).toBe('code.111')
    await userEvent.type(label('Login'), 'x')
    expect([errorOf('login'), label('Login').getAttribute('aria-invalid')]).toEqual([undefined, 'false'])
  })

  it('does not keep the same values from being sent again', async () => {
    const { onSubmit, submit } = await refuse({ code: 111, param: 'login' })
    onSubmit.mockReturnValueOnce(new Promise(() => {}))
    await userEvent.click(submit())
    expect([onSubmit.mock.calls.length, errorOf('login')]).toEqual([2, undefined])
  })

  it('of several is shown at each field, and the first field of the form gets the focus', async () => {
    await refuse({
      code: 110,
      errors: [
        { code: 110, param: 'password' },
        { code: 111, param: 'login' },
        { code: 112, param: 'birthday' },
      ],
    })
    expect([textOf('login'), textOf('password'), alert()]).toEqual([
      'This username is already registered.',
      'Please check this field: password.',
      'You are under the minimum age to play here.',
    ])
    expect(document.activeElement).toBe(label('Login'))
  })

  it.each<[string, ErrorBody, string, string | undefined]>([
    ['in the server’s words, where it has no code', { param: 'login', message: 'Try ada2' }, '', 'Try ada2'],
    ['above the button, where it names no field', { code: 101 }, 'Incorrect username or password.', undefined],
    [
      'above the button, where the form has no such field',
      { code: 110, param: 'phone' },
      'Please check this field: phone.',
      undefined,
    ],
    [
      'above the button, where it names what every object has',
      { message: 'no', param: 'constructor' },
      'no',
      undefined,
    ],
  ])('is shown %s', async (_where, body, above, atLogin) => {
    await refuse(body)
    expect([alert(), textOf('login')]).toEqual([above, atLogin])
  })

  it('is shown above the button where the player cannot change the field', async () => {
    await refuse({ code: 111, param: 'login' }, [{ ...fields[0]!, disabled: true }, fields[1]!])
    expect([alert(), errorOf('login')]).toEqual(['This username is already registered.', undefined])
  })

  it('about a value that was changed meanwhile is shown above the button, and the focus stays', async () => {
    const { onSubmit, submit } = showForm(fields, { rules, values: valid })
    let reject!: (error: unknown) => void
    onSubmit.mockReturnValueOnce(new Promise((_resolve, fail) => (reject = fail)))
    await userEvent.click(submit())
    await userEvent.type(label('Login'), '2')
    await act(async () => reject(new ApiError('x', 422, { code: 111, param: 'login' })))
    expect([alert(), errorOf('login')]).toEqual(['This username is already registered.', undefined])
    expect(document.activeElement).toBe(label('Login'))
  })

  it('does not move the focus of a player who types in another field', async () => {
    const { onSubmit, submit } = showForm(fields, { rules, values: valid })
    let reject!: (error: unknown) => void
    onSubmit.mockReturnValueOnce(new Promise((_resolve, fail) => (reject = fail)))
    await userEvent.click(submit())
    await userEvent.type(label('Password'), '2')
    await act(async () => reject(new ApiError('x', 422, { code: 111, param: 'login' })))
    expect([errorOf('login'), document.activeElement]).toEqual(['code.111', label('Password')])
  })

  it('is hidden and shown again by its icon', async () => {
    await refuse({ code: 111, param: 'login' })
    const message = () => fieldOf('login').querySelector('[data-error]')?.className
    const icon = screen.getByRole('button', { name: 'Show the error in this field' })
    expect(message()).not.toBe('visually-hidden')
    await userEvent.click(icon)
    expect(message()).toBe('visually-hidden')
    await userEvent.click(icon)
    expect(message()).not.toBe('visually-hidden')
  })
})
