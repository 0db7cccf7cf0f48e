// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { player, renderWidget } from '#testing/render.tsx'
import RegisterTelegram from './index.tsx'

const send = vi.fn()
const answer = { id: 5, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1000), hash: 'ab12' }
const kept = () => localStorage.getItem('telegram_auth')

beforeEach(() => {
  send.mockReset().mockResolvedValue(player)
  localStorage.setItem('telegram_auth', JSON.stringify(answer))
})

function show() {
  const manifest = { pages: { TELEGRAM_LOGIN: { visible: true }, SUCCESS_REGISTRATION: { visible: true } } }
  return renderWidget(<RegisterTelegram use="register-telegram" />, {
    manifest,
    http: { send },
    path: '/register-telegram',
  })
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' })
const referral = () => screen.getByRole<HTMLInputElement>('textbox')

it('starts with both defaults, and cannot be submitted before the terms are accepted', async () => {
  show()
  const terms = screen.getByRole<HTMLInputElement>('checkbox')
  expect([referral().value, terms.checked, button().disabled]).toEqual(['', false, true])
  await userEvent.type(referral(), 'FRIEND{Enter}')
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(terms)
  expect(button().disabled).toBe(false)
  await userEvent.click(terms)
  expect(button().disabled).toBe(true)
})

it('sends Telegram’s data with the registration, deletes them, and navigates to the welcome page', async () => {
  const { location, stores } = show()
  await userEvent.type(referral(), 'FRIEND')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button())
  await waitFor(() => expect(location().pathname).toBe('/successful-registration'))
  const sent = { ...answer, firstDepositBonus: 'sport', referralCode: 'FRIEND', isRegister: true }
  expect(send.mock.calls.map(([method, path, , body]) => [method, path, body])).toEqual([
    ['POST', '/auth/telegram', sent],
  ])
  expect([kept(), sessionStorage.getItem('successful-registration'), stores.session.user]).toEqual([null, '', player])
})

it('sends no bonus key without a bonus, and the read-only referral code of a link', async () => {
  localStorage.setItem('ref', 'LINK-1')
  const { stores } = show()
  stores.get(registrationStore).setWithoutBonus(true)
  expect([referral().value, referral().disabled]).toEqual(['LINK-1', true])
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button())
  await waitFor(() => expect(send.mock.calls[0]?.[3]).toEqual({ ...answer, referralCode: 'LINK-1', isRegister: true }))
})

it('keeps the input and the stored data when the registration fails', async () => {
  send.mockRejectedValue(new ApiError('refused', 400, { code: 2680 }))
  const { location } = show()
  await userEvent.type(referral(), 'FRIEND')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button())
  expect(await screen.findByText('This Telegram account can’t be used here.')).toBeTruthy()
  expect([referral().value, location().pathname, kept()]).toEqual([
    'FRIEND',
    '/register-telegram',
    JSON.stringify(answer),
  ])
})

it.each([
  ['of another shape', JSON.stringify({ id: 'five' })],
  ['from two days ago', JSON.stringify({ ...answer, auth_date: answer.auth_date - 2 * 86_400 })],
])('navigates to the sign-in if the stored data are %s', async (_what, value) => {
  localStorage.setItem('telegram_auth', value)
  const { location } = show()
  await waitFor(() => expect(location().pathname).toBe('/login'))
})
