// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import TelegramLogin from './index.tsx'

const answer = { id: 42, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1000), hash: 'ab12' }
const official = 'https://oauth.telegram.org'
const visible = { REGISTER: { visible: true }, TELEGRAM_LOGIN: { visible: true }, LOGIN: { visible: true } }

function open(send: () => Promise<unknown> = async () => player, script?: string) {
  const manifest = { telegram: { bot: 'ada_bot', ...(script && { script }) }, pages: visible }
  const calls = vi.fn(send)
  const rendered = renderWidget(<TelegramLogin use="telegram-login" />, {
    manifest,
    http: { send: calls },
    path: '/login',
  })
  const element = document.querySelector<HTMLScriptElement>('script[data-telegram-login]')!
  const frame = document.createElement('iframe')
  element.before(frame)
  return { ...rendered, calls, element, frame }
}

/** Dispatches a message from a frame to the page. */
async function tell(frame: HTMLIFrameElement, data: unknown, origin = official) {
  await act(
    async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })),
  )
}
const agreed = JSON.stringify({ event: 'auth_user', auth_data: answer })

it('renders nothing on a host without a bot', () => {
  const { container } = renderWidget(<TelegramLogin use="telegram-login" />)
  expect(container.textContent).toBe('')
  expect(document.querySelector('script[data-telegram-login]')).toBeNull()
})

it('loads the script for the host’s bot, without code to evaluate', () => {
  const { element } = open()
  expect(element.src).toBe('https://telegram.org/js/telegram-widget.js?22')
  expect({ ...element.dataset }).toEqual({
    telegramLogin: 'ada_bot',
    size: 'large',
    userpic: 'false',
    lang: 'en',
    radius: '0',
  })
})

it.each<[string, (frame: HTMLIFrameElement) => unknown]>([
  ['has its size', (frame) => tell(frame, JSON.stringify({ event: 'resize', width: 258, height: 40 }))],
  ['has loaded', (frame) => fireEvent.load(frame)],
])('names the frame, and shows it once it %s', async (_what, tellState) => {
  const { element, frame } = open()
  fireEvent.load(element)
  await waitFor(() => expect(frame.title).toBe('Sign in with Telegram'))
  const { dataset } = frame.parentElement!
  expect(dataset.state).toBe('loading')
  await tellState(frame)
  expect(dataset.state).toBe('ready')
})

it('disarms a script that is still loading on unmount', () => {
  const { element, unmount } = open()
  unmount()
  expect(element.dataset.telegramLogin).toBeUndefined()
})

it('signs a known player in, and deletes the stored data', async () => {
  const { calls, frame, stores, location } = open()
  await tell(frame, agreed)
  await waitFor(() => expect(location().pathname).toBe('/'))
  expect(calls.mock.calls[0]).toMatchObject(['POST', '/auth/telegram', {}, answer])
  expect(stores.session.user).toEqual(player)
  expect(localStorage.getItem('telegram_auth')).toBeNull()
})

it.each<[string, unknown, string?]>([
  ['another origin', agreed, 'https://elsewhere.example'],
  ['the script’s origin', agreed, 'https://telegram.org'],
  ['no JSON', 'auth_user'],
  ['an object', { event: 'auth_user', auth_data: answer }],
  ['another shape', JSON.stringify({ event: 'auth_user', auth_data: { ...answer, id: '42' } })],
  ['another event', JSON.stringify({ event: 'resize', auth_data: answer })],
  ['somebody who did not press the button', JSON.stringify({ event: 'auth_user', init: true, auth_data: answer })],
])('ignores a message with %s', async (_what, data, origin) => {
  const { calls, frame } = open()
  await tell(frame, data, origin)
  expect(calls).not.toHaveBeenCalled()
  expect(localStorage.getItem('telegram_auth')).toBeNull()
})

it('accepts messages only from its own frame, at the origin of a stand-in script', async () => {
  const { calls, frame } = open(undefined, 'https://telegram.stand-in.example/widget.js')
  const other = document.body.appendChild(document.createElement('iframe'))
  await tell(other, agreed, 'https://telegram.stand-in.example')
  await tell(frame, agreed)
  expect(calls).not.toHaveBeenCalled()
  await tell(frame, agreed, 'https://telegram.stand-in.example')
  expect(calls).toHaveBeenCalledTimes(1)
  other.remove()
})

it('navigates an unknown user to the registration by Telegram', async () => {
  const { frame, stores, location } = open(() => Promise.reject(new ApiError('', 404, { message: 'User not found' })))
  await tell(frame, agreed)
  await waitFor(() => expect(location().pathname).toBe('/register-telegram'))
  expect(stores.toasts.toasts).toMatchObject([
    { text: 'This Telegram user doesn’t have an account yet. Register to continue.' },
  ])
  expect(JSON.parse(localStorage.getItem('telegram_auth')!)).toEqual(answer)
})

it('shows the message of code 2680, and stays on the page', async () => {
  const { frame, stores, location } = open(() => Promise.reject(new ApiError('', 400, { code: 2680 })))
  await tell(frame, agreed)
  await waitFor(() =>
    expect(stores.toasts.toasts).toMatchObject([{ type: 'error', text: 'This Telegram account can’t be used here.' }]),
  )
  act(() => stores.toasts.dismiss(stores.toasts.toasts[0]!.id))
  expect(location().pathname).toBe('/login')
})

it.each([
  ['another code', new ApiError('', 400, { code: 110, param: 'hash' })],
  ['no answer', new ApiError('offline')],
])(
  'for %s shows that the method is unavailable, and goes to the registration when the notice closes',
  async (_what, error) => {
    const { frame, stores, location } = open(() => Promise.reject(error))
    await tell(frame, agreed)
    await waitFor(() => expect(stores.toasts.toasts).toHaveLength(1))
    expect(stores.toasts.toasts[0]!.text).toMatch(/^Telegram sign-in is unavailable/)
    expect(location().pathname).toBe('/login')
    act(() => stores.toasts.dismiss(stores.toasts.toasts[0]!.id))
    await waitFor(() => expect(location().pathname).toBe('/register'))
  },
)

it('sends one sign-in at a time', async () => {
  const { calls, frame } = open(() => new Promise(() => undefined))
  await tell(frame, agreed)
  await tell(frame, agreed)
  expect(calls).toHaveBeenCalledTimes(1)
})

it('shows when Telegram cannot be reached, and retries', async () => {
  const { element } = open()
  fireEvent.error(element)
  expect(screen.getByRole('alert').textContent).toContain('Telegram can’t be reached right now.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const second = document.querySelector('script[data-telegram-login]')!
  expect(second).not.toBe(element)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leaves room for a second button, which the script makes only without an element of the first one’s id', () => {
  const { element, frame } = open()
  frame.id = 'telegram-login-ada_bot'
  fireEvent.load(element)
  expect(frame.hasAttribute('id')).toBe(false)
})
