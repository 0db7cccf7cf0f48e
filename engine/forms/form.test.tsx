// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { credentials, errorOf, fieldOf, showForm } from '#testing/forms.tsx'
import { renderWidget } from '#testing/render.tsx'
import { ApiError } from '../data/api-error.ts'
import { answerTimeoutMs } from '../data/resource.ts'
import type { FieldDefinition } from './field.ts'
import { FormStore } from './form-store.ts'
import { Form } from './form.tsx'
import { required } from './rules.ts'

const { fields, rules, valid } = credentials

const later = () => {
  let end!: { resolve: () => void; reject: (error: unknown) => void }
  const promise = new Promise<void>((resolve, reject) => (end = { resolve, reject }))
  return { promise, ...end }
}

describe('Form', () => {
  it('has the automation contract’s attributes, and links hint and message to the control', async () => {
    const { submit } = showForm(fields, { rules })
    expect(document.querySelector('form')?.dataset.form).toBe('register')
    expect(screen.getByLabelText('Login').getAttribute('name')).toBe('login')
    await userEvent.click(submit())
    const ids = screen.getByLabelText('Login').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'This field is required.',
      'As you like it',
    ])
    expect(errorOf('login')).toBe('error.field_is_empty')
  })

  it('does not submit invalid values, and focuses the first invalid field in field order', async () => {
    const { onSubmit, submit } = showForm(fields, {
      rules: { password: rules.password, login: rules.login },
      values: { login: 'amina' },
    })
    await userEvent.click(submit())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await userEvent.clear(screen.getByLabelText('Login'))
    await userEvent.click(submit())
    expect(document.activeElement).toBe(screen.getByLabelText('Login'))
  })

  it('opens the message of the first invalid field alone; the others wait for a click on their icon', async () => {
    const { submit } = showForm(fields, { rules })
    const isOpen = (name: string) => fieldOf(name).querySelector('[data-error]')!.className !== 'visually-hidden'
    await userEvent.click(submit())
    expect([isOpen('login'), isOpen('password')]).toEqual([true, false])
    await userEvent.type(screen.getByLabelText('Login'), 'amina')
    await userEvent.click(submit())
    expect([errorOf('login'), isOpen('password')]).toEqual([undefined, true])
  })

  it('does not submit if a value without a field is invalid', async () => {
    const { onSubmit, submit } = showForm(fields, {
      rules: { ...rules, bonus: [required] },
      values: { ...valid, bonus: '' },
    })
    await userEvent.click(submit())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('clears a message when its field changes', async () => {
    const { submit } = showForm(fields, { rules })
    await userEvent.click(submit())
    await userEvent.type(screen.getByLabelText('Login'), 'x')
    expect([errorOf('login'), errorOf('password')]).toEqual([undefined, 'error.field_is_empty'])
  })

  it('submits once at a time, however it is triggered, and again afterwards', async () => {
    const { onSubmit } = showForm(fields, { rules, values: valid })
    const { promise, resolve } = later()
    onSubmit.mockReturnValueOnce(promise)
    const button = screen.getByRole('button', { name: 'Register' })
    await userEvent.dblClick(button)
    await userEvent.type(screen.getByLabelText('Login'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onSubmit).toHaveBeenCalledWith(valid)
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Registering…', 'true'])
    resolve()
    await waitFor(() => expect(button.textContent).toBe('Register'))
    await userEvent.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('shows a missing response, can be submitted again, and accepts the late response', async () => {
    const { onSubmit, submit } = showForm(fields, { rules, values: valid })
    const button = submit()
    const [first, second] = [later(), later()]
    onSubmit.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    fireEvent.click(button)
    const alert = () => document.querySelector('form > [role=alert]')?.textContent
    act(() => void vi.advanceTimersByTime(answerTimeoutMs))
    expect([alert(), button.getAttribute('aria-disabled')]).toEqual([expect.stringContaining('try again'), null])
    fireEvent.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(2)
    await act(async () => first.reject(new ApiError('late', 500)))
    expect([alert(), button.getAttribute('aria-disabled')]).toEqual(['', 'true'])
    await act(async () => second.resolve())
    expect([alert(), button.getAttribute('aria-disabled'), vi.getTimerCount()]).toEqual(['', null, 0])
    vi.useRealTimers()
  })

  it('does not time out while a step of the player replaces the form', async () => {
    const { onSubmit, submit } = showForm(fields, { rules, values: valid })
    const button = submit()
    onSubmit.mockReturnValueOnce(new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    fireEvent.click(button)
    const form = document.querySelector('form')!
    form.parentElement!.hidden = true
    act(() => void vi.advanceTimersByTime(answerTimeoutMs * 3))
    expect(form.querySelector(':scope > [role=alert]')?.textContent).toBe('')
    form.parentElement!.hidden = false
    act(() => void vi.advanceTimersByTime(answerTimeoutMs))
    expect(form.querySelector(':scope > [role=alert]')?.textContent).not.toBe('')
    vi.useRealTimers()
  })

  it('shows the error of a failed call, keeps the input, and clears the error on the next attempt', async () => {
    const { onSubmit, submit } = showForm(fields, { rules, values: valid })
    onSubmit.mockRejectedValueOnce(new ApiError('x', 422, { code: 110, param: 'email', message: 'from the server' }))
    await userEvent.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe('Please check this field: email.')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
    onSubmit.mockReturnValueOnce(later().promise)
    await userEvent.click(submit())
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it.each([
    ['a field changes', async () => userEvent.type(screen.getByLabelText('Password'), 'x')],
    ['the form is reset', async (form: { reset: () => void }) => act(() => form.reset())],
  ])('clears the error above the button when %s', async (_when, change) => {
    const { form, onSubmit, submit } = showForm(fields, { rules, values: valid })
    onSubmit.mockRejectedValueOnce(new ApiError('x', 401, { code: 101 }))
    await userEvent.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Incorrect username or password.')
    await change(form)
    expect(alert.textContent).toBe('')
  })

  it('does not submit while it is disabled', async () => {
    const onSubmit = vi.fn(async () => {})
    const form = new FormStore({ login: 'amina' }, {})
    renderWidget(
      <Form
        name="login"
        form={form}
        fields={[fields[0] as FieldDefinition<'login'>]}
        submit="Go"
        disabled
        onSubmit={onSubmit}
      />,
    )
    expect(screen.getByRole('button', { name: 'Go' }).matches(':disabled')).toBe(true)
    fireEvent.submit(document.querySelector('form')!)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows the children between the fields and the button', () => {
    const form = new FormStore({ login: '' }, {})
    renderWidget(
      <Form
        name="login"
        form={form}
        fields={[fields[0] as FieldDefinition<'login'>]}
        submit="Go"
        onSubmit={async () => {}}
      >
        <em>extra</em>
      </Form>,
    )
    const order = [fieldOf('login'), screen.getByText('extra'), screen.getByRole('button', { name: 'Go' })]
    const follows = (a: Element, b: Element) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect([follows(order[0]!, order[1]!), follows(order[1]!, order[2]!)]).toEqual([true, true])
  })
})
