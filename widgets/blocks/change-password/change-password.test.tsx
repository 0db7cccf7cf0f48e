// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import ChangePassword from './index.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const labels = ['Current password', 'New password', 'Confirm password']
const message = (name: string) =>
  document.querySelector(`[data-field=${name}] [data-error]`)?.getAttribute('data-error')

async function fill(...values: string[]) {
  for (const [index, value] of values.entries()) await userEvent.type(field(labels[index]!), value)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

function show(send: (...call: unknown[]) => Promise<unknown>) {
  return renderWidget(<ChangePassword use="change-password" />, { user: player, http: { send } })
}

it.each([
  [{ message: 'Done, says the server.' }, 'Done, says the server.'],
  [{}, 'Your password has been changed.'],
  ['', 'Your password has been changed.'],
])('shows the success message for the response %j', async (answer, text) => {
  const send = vi.fn(async (..._call: unknown[]) => answer)
  const { stores } = show(send)
  await fill('old-one', 'new-1', 'new-1')
  await waitFor(() => expect(stores.toasts.toasts).toMatchObject([{ type: 'success', text }]))
  expect([send.mock.calls[0]?.[1], send.mock.calls[0]?.[3]]).toEqual([
    '/me/password',
    { password: 'old-one', newPassword: 'new-1' },
  ])
  expect(labels.map((label) => field(label).value)).toEqual(['', '', ''])
})

it('sends nothing while a field is invalid', async () => {
  const send = vi.fn()
  show(send)
  await fill()
  expect(['password', 'newPassword', 'confirmPassword'].map(message)).toEqual(Array(3).fill('error.field_is_empty'))
  await fill('old', 'n w', 'n w2')
  expect([message('newPassword'), message('confirmPassword')]).toEqual(['forbid_spaces', 'forbid_spaces'])
  await userEvent.clear(field('New password'))
  await userEvent.clear(field('Confirm password'))
  await fill('!', 'new-1', 'new-2')
  expect(message('confirmPassword')).toBe('error.passwords_are_different')
  expect(send).not.toHaveBeenCalled()
})

it('shows why it was rejected, and keeps the player signed in', async () => {
  const { stores } = show(() => Promise.reject(new ApiError('wrong', 401, { code: 429 })))
  await fill('old', 'new-1', 'new-1')
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy()
  expect(stores.session.user).not.toBeNull()
  expect(field('New password').value).toBe('new-1')
})

it('shows at its field that the current password is wrong, until it is changed', async () => {
  show(() => Promise.reject(new ApiError('wrong', 400, { code: 115, param: 'password' })))
  await fill('old', 'new-1', 'new-1')
  expect(await screen.findByText('Your current password is incorrect.')).toBeTruthy()
  expect([message('password'), document.activeElement]).toEqual(['code.115', field('Current password')])
  await userEvent.type(field('Current password'), '2')
  expect(message('password')).toBeUndefined()
})
