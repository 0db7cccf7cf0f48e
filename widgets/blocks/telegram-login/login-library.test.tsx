// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { telegramToken } from '#domains/account/testing/telegram-token.ts'
import { ApiError } from '#engine/data/api-error.ts'
import { forgetVendorScript } from '#engine/frames/script/vendor-script.ts'
import { player, renderWidget } from '#testing/render.tsx'
import TelegramLogin from './index.tsx'

const visible = { REGISTER: { visible: true }, TELEGRAM_LOGIN: { visible: true }, LOGIN: { visible: true } }
const address = 'https://oauth.telegram.org/js/telegram-login.js'
type Answer = (result?: object) => void
const auth = vi.fn<(options: { nonce: string }, answer: Answer) => void>()
const library = () => document.querySelector<HTMLScriptElement>(`script[src="${address}"]`)!
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sign in with Telegram' })

afterEach(() => {
  auth.mockReset()
  forgetVendorScript(address)
  Reflect.deleteProperty(window, 'Telegram')
})

async function show(send: () => Promise<unknown> = async () => player, count = 1) {
  const calls = vi.fn(send)
  const block = <TelegramLogin use="telegram-login" />
  const rendered = renderWidget(count === 1 ? block : [<div key="a">{block}</div>, <div key="b">{block}</div>], {
    manifest: { telegram: { bot: 'ada_bot', clientId: 7000000001 }, pages: visible },
    http: { send: calls },
    path: '/login',
  })
  Object.assign(window, { Telegram: { Login: { auth } } })
  await act(async () => void library().dispatchEvent(new Event('load')))
  return { ...rendered, calls }
}
const nonceOf = (call: number) => auth.mock.calls[call]![0].nonce
const answer = (call: number, result?: object) => act(async () => auth.mock.calls[call]![1](result))

it('asks for a token in the click, with a nonce of its own each time', async () => {
  await show()
  await userEvent.click(buttons()[0]!)
  await userEvent.click(buttons()[0]!)
  const options = { client_id: 7000000001, scope: ['openid', 'profile'], lang: 'en' }
  expect(auth.mock.calls.map(([given]) => given)).toEqual([
    { ...options, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) },
    { ...options, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ])
  expect(nonceOf(0)).not.toBe(nonceOf(1))
  expect(document.querySelector('script[data-telegram-login]')).toBeNull()
})

it('signs in with the token, and deletes it', async () => {
  const { calls, stores, location } = await show()
  await userEvent.click(buttons()[0]!)
  const token = telegramToken({ nonce: nonceOf(0) })
  await answer(0, { id_token: token.id_token, user: {} })
  await waitFor(() => expect(location().pathname).toBe('/'))
  expect(calls.mock.calls[0]).toMatchObject(['POST', '/auth/telegram/token', {}, token])
  expect(stores.session.user).toEqual(player)
  expect(localStorage.getItem('telegram_auth')).toBeNull()
})

it('keeps the token of an unknown user for the registration', async () => {
  const { location } = await show(() => Promise.reject(new ApiError('', 404, { message: 'User not found' })))
  await userEvent.click(buttons()[0]!)
  const token = telegramToken({ nonce: nonceOf(0) })
  await answer(0, token)
  await waitFor(() => expect(location().pathname).toBe('/register-telegram'))
  expect(JSON.parse(localStorage.getItem('telegram_auth')!)).toEqual(token)
})

it('two buttons on one page each get their own token', async () => {
  const { calls } = await show(() => new Promise(() => undefined), 2)
  expect(document.querySelectorAll(`script[src="${address}"]`)).toHaveLength(1)
  await userEvent.click(buttons()[0]!)
  await userEvent.click(buttons()[1]!)
  await answer(1, telegramToken({ nonce: nonceOf(1) }))
  expect(calls.mock.calls[0]).toMatchObject(['POST', '/auth/telegram/token', {}, { nonce: nonceOf(1) }])
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, true])
})

it.each([{ error: 'popup_closed' }, { error: 'access_denied' }])('says nothing after %o', async (result) => {
  const { calls, stores } = await show()
  await userEvent.click(buttons()[0]!)
  await answer(0, result)
  expect([calls.mock.calls, stores.toasts.toasts, buttons()[0]!.disabled]).toEqual([[], [], false])
})

it.each([
  ['nothing', undefined],
  ['another error', { error: 'missing id_token' }],
  ['a token for another request', telegramToken()],
])('says that the method is unavailable for %s', async (_what, result) => {
  const { calls, stores } = await show()
  await userEvent.click(buttons()[0]!)
  await answer(0, result)
  expect(calls).not.toHaveBeenCalled()
  expect(stores.toasts.toasts[0]!.text).toMatch(/^Telegram sign-in is unavailable/)
})

it('ignores what comes after it was unmounted', async () => {
  const { calls, unmount } = await show()
  await userEvent.click(buttons()[0]!)
  unmount()
  await answer(0, telegramToken({ nonce: nonceOf(0) }))
  expect(calls).not.toHaveBeenCalled()
})

it('shows when Telegram cannot be reached, and retries', async () => {
  renderWidget(<TelegramLogin use="telegram-login" />, {
    manifest: { telegram: { bot: 'ada_bot', clientId: 1 }, pages: visible },
  })
  const first = library()
  await act(async () => void first.dispatchEvent(new Event('error')))
  expect(screen.getByRole('alert').textContent).toContain('Telegram can’t be reached right now.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(library()).not.toBe(first)
  expect(screen.queryByRole('alert')).toBeNull()
})
