// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { FullData } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import PersonalData from './index.tsx'

const data: FullData = {
  id: 7,
  login: 'ada',
  currency: 'TND',
  name: 'Ada',
  surname: 'Lovelace',
  email: 'ada@mail.example',
  phone: '+21620555014',
  country: 'TN',
  city: 'Tunis',
  birthday: String(Date.UTC(1990, 11, 10)),
  cardId: 'ab12',
  isEmailConfirmed: false,
  isPhoneConfirmed: true,
  fixed: ['name', 'country', 'birthday'],
}
const emailVerification = { overlays: { 'email-verification': { visible: true } } }

function show(answer: FullData, send = vi.fn(), manifest = {}) {
  const get = vi.fn(async () => answer)
  return renderWidget(<PersonalData use="personal-data" />, { user: player, http: { get, send }, manifest })
}

const city = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

it('shows data proven by documents as text, and the rest as fields', async () => {
  show(data)
  await city()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'ada',
    '7',
    'TND',
    'Ada',
    '10.12.1990',
    'Tunisia',
  ])
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('Lovelace')
})

it('sends the changes, and reports that they are saved', async () => {
  const send = vi.fn(async () => ({ ...data, city: 'Sousse' }))
  const { stores } = show(data, send)
  await userEvent.clear(await city())
  await userEvent.type(await city(), 'Sousse')
  await save()
  await waitFor(() =>
    expect(stores.toasts.toasts).toMatchObject([{ type: 'success', text: 'Your details have been saved.' }]),
  )
  expect(send.mock.calls.map((call: unknown[]) => [call[0], call[1], call[3]])).toEqual([
    ['PATCH', '/my/full-data', { city: 'Sousse' }],
  ])

  await save()
  expect(send).toHaveBeenCalledTimes(1)
  expect(stores.toasts.toasts.at(-1)).toMatchObject({ type: 'info' })
})

it('keeps the input if saving failed, and shows why', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('no', 429, { code: 429 })))
  show(data, send)
  await userEvent.type(await city(), '!')
  await save()
  expect((await screen.findByText(/Too many attempts/)).getAttribute('role')).toBe('alert')
  expect((await city()).value).toBe('Tunis!')
})

it('offers to confirm the email address, on brands that have this', async () => {
  const { stores, unmount } = show(data, vi.fn(), emailVerification)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm your email' }))
  expect(stores.overlays.isOpen('email-verification')).toBe(true)
  unmount()

  const second = show(data, vi.fn(), { overlays: { 'email-verification': { visible: false } } })
  expect(await screen.findByText(/not confirmed yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm your email' })).toBeNull()
  second.unmount()

  show({ ...data, isEmailConfirmed: true }, vi.fn(), emailVerification)
  expect(await screen.findByText(/is confirmed\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm your email' })).toBeNull()
})
