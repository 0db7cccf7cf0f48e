// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { takeLinkSecret } from '#engine/shell/link-secret.ts'
import ResetPassword from '../../blocks/reset-password/index.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

vi.mock('#engine/shell/link-secret.ts', () => ({ takeLinkSecret: vi.fn() }))

beforeEach(() => {
  fakeDialogs()
  sessionStorage.clear()
})

const visible = { visible: true }
const manifest = { pages: { RESET_PASSWORD: visible, LOGIN: visible }, overlays: { 'reset-password': visible } }

function come(link: string | undefined, answer: () => Promise<unknown> = async () => ({})) {
  vi.mocked(takeLinkSecret).mockReset().mockReturnValueOnce(link)
  const send = vi.fn(answer)
  const element = (
    <StrictMode>
      <ResetPassword use="reset-password" />
      <OpenOverlays />
    </StrictMode>
  )
  return { send, ...renderWidget(element, { manifest, http: { send }, path: '/reset-password/-' }) }
}

async function save(first: string, second: string) {
  await screen.findByRole('dialog', { name: 'Choose a new password' })
  await userEvent.type(screen.getByLabelText('New password'), first)
  await userEvent.type(screen.getByLabelText('Confirm new password'), second)
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

it.each([
  [{ message: 'Done, says the server.' }, 'Done, says the server.'],
  [{}, 'Your password has been changed. Sign in with the new one.'],
])('sets the password by the link and navigates to the sign-in: %j', async (answer, text) => {
  const { send, stores, location } = come('secret', async () => answer)
  await save('new-1', 'new-1')
  await waitFor(() => expect(location().pathname).toBe('/login'))
  expect(send.mock.calls).toMatchObject([
    ['PATCH', '/password-recovery', {}, { newPassword: 'new-1', sessionId: 'secret' }],
  ])
  expect(stores.toasts.toasts).toMatchObject([{ type: 'success', text }])
  // The way to the sign-in is a transition: the window leaves with the page.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('sends nothing while the passwords differ, and keeps the form if the link is rejected', async () => {
  const { send } = come('secret', () => Promise.reject(new ApiError('', 400, { code: 114 })))
  await save('new-1', 'new-2')
  const error = () => document.querySelector('[data-field=confirmPassword] [data-error]')?.getAttribute('data-error')
  expect(error()).toBe('error.passwords_are_different')
  expect(send).not.toHaveBeenCalled()

  for (const label of ['New password', 'Confirm new password']) await userEvent.clear(screen.getByLabelText(label))
  await save('new-1', 'new-1')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link has expired/)
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('new-1')
})

it('navigates to the main page on close; a click outside does not close it', async () => {
  const { location } = come('secret')
  await userEvent.click(await screen.findByRole('dialog'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location().pathname).toBe('/'))
})

it('keeps the reset over a reload of the tab, until the password is set', async () => {
  const refusal = () => Promise.reject(new ApiError('', 400, { code: 110, param: 'newPassword' }))
  const first = come('secret', refusal)
  await save('new-1', 'new-1')
  await waitFor(() => expect(first.send).toHaveBeenCalled())
  first.unmount()
  const { send } = come(undefined)
  await save('new-2', 'new-2')
  await waitFor(() =>
    expect(send.mock.calls).toMatchObject([
      ['PATCH', '/password-recovery', {}, { newPassword: 'new-2', sessionId: 'secret' }],
    ]),
  )
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
})

it('forgets the link when somebody signs in', async () => {
  const { stores, unmount } = come('secret')
  await screen.findByRole('dialog')
  stores.session.enter(player)
  unmount()
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('explains what to do if the link is gone', async () => {
  const { stores } = come(undefined)
  await waitFor(() =>
    expect(stores.toasts.toasts[0]?.text).toBe('Open the link in the email again to choose a new password.'),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
