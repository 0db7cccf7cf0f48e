// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import LoginForm from './index.tsx'

type Send = (method: string, path: string, check: unknown, body?: unknown) => Promise<unknown>

function open(answer: Send, returnTo?: string) {
  const send = vi.fn(answer)
  const manifest = {
    pages: { RESET_PASSWORD: { visible: true }, DEPOSIT: { visible: true }, GAMES: { visible: true } },
  }
  const http = { send }
  return {
    send,
    ...renderWidget(<LoginForm use="login-form" />, {
      manifest,
      http,
      path: '/login',
      state: returnTo && { returnTo },
    }),
  }
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Username'), 'ada')
  await userEvent.type(screen.getByLabelText('Password'), ' p w ')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const forgot = () => userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))

it.each([
  [undefined, '/'],
  ['/games?category=new', '/games?category=new'],
  ['/deposit', '/'],
  ['/no-such-page', '/'],
])('signs in, notifies other tabs, and from %s navigates to %s', async (returnTo, target) => {
  const { send, stores, location } = open(async () => ({ ...player, isPaymentSystemUser: false }), returnTo)
  const told = vi.fn()
  stores.session.onSignIn(told)
  await signIn()
  await waitFor(() => expect(location().pathname + location().search).toBe(target))
  expect(send.mock.calls[0]).toMatchObject(['POST', '/client-login', {}, { login: 'ada', password: ' p w ' }])
  expect(told).toHaveBeenCalledTimes(1)
  expect(stores.session.user?.login).toBe('ada')
})

it.each([
  [{ code: 231, message: 'Unknown account.' }, 'Unknown account.'],
  [{ code: 231 }, /try again in a moment/],
  [{ code: 2680 }, /try again in a moment/],
])('does not speak of Telegram after %j', async (body, text) => {
  open(() => Promise.reject(new ApiError('', 400, body)))
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
})

it.each(['ada ', '\u00a0ada', 'ada\u200f', '\u200bada', '\u2066ada\u2069', '\ufeffada'])(
  'signs in by the login %j without what nobody sees, and by the password as it was typed',
  async (login) => {
    const { send } = open(async () => player)
    await userEvent.click(screen.getByLabelText('Username'))
    await userEvent.paste(login)
    await userEvent.click(screen.getByLabelText('Password'))
    await userEvent.paste('\u200f p w\u00a0')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(send.mock.calls[0]?.[3]).toEqual({ login: 'ada', password: '\u200f p w\u00a0' })
  },
)

it('shows why it failed, and keeps the input', async () => {
  const { stores } = open(() => Promise.reject(new ApiError('', 401, { code: 101 })))
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password.')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(' p w ')
  expect(stores.session.user).toBeNull()
})

it.each([
  [{ message: 'Look into your inbox.' }, 'Look into your inbox.'],
  [{}, 'If there’s an account with this address, an email with a link is on its way. Check your spam folder too.'],
])('sends the link for a forgotten password: %j', async (answer, words) => {
  const { send } = open(async () => answer)
  await userEvent.type(screen.getByLabelText('Username'), 'ada@players.example')
  await forgot()
  expect(document.activeElement?.textContent).toBe('Reset your password')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
  expect(document.activeElement?.textContent).toBe('Check your email')
  expect(send.mock.calls[0]).toMatchObject(['POST', '/password-recovery-email', {}, { email: 'ada@players.example' }])
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(document.activeElement?.textContent).toBe('Welcome back')
})

it('does not prefill a login that is no email address, and sends no invalid one', async () => {
  const { send } = open(async () => ({}))
  await userEvent.type(screen.getByLabelText('Username'), 'ada')
  await forgot()
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(document.querySelector('[data-field=email] [data-error]')?.getAttribute('data-error')).toBe(
    'error.field_is_empty',
  )
  expect(send).not.toHaveBeenCalled()
})

it('offers no password reset if the page of the email’s link is closed', () => {
  renderWidget(<LoginForm use="login-form" />, { manifest: { pages: { RESET_PASSWORD: { visible: false } } } })
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull()
})
