// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { calls, field, fields, fill, get, send, showForm, submit } from '#testing/account/register-form.tsx'
import { player } from '#testing/render.tsx'

// jsdom has no layout for Swiper to measure; the browser tests cover the real slider.
vi.mock('../../fields/bonus-choice/bonus-slider.tsx', () => ({ default: () => <div data-testid="slider" /> }))

const currencies = [
  { code: 'EUR', name: 'Euro', symbol: '€' },
  { code: 'TND', name: 'Tunisian dinar', symbol: 'DT' },
]
const minimal = {
  family: 'b' as const,
  layout: 1 as const,
  endpoint: 'betogol-signup' as const,
  permissions: { birthday: { visible: false, required: false }, bonus: { default: 'sport' as const, exclude: [] } },
}
const ada = { login: 'ada', password: 'secret-1', confirmPassword: 'secret-1' }
const agree = () => userEvent.click(field('checkTerms'))

beforeEach(() => {
  send.mockReset().mockResolvedValue(player)
  get.mockReset().mockImplementation(async (path: string) => (path === '/auth/me' ? player : currencies))
})

it('offers the server’s currencies', async () => {
  await showForm(minimal)
  const options = () => [...field('currency').querySelectorAll('option')].map(({ value }) => value)
  await waitFor(() => expect(options()).toEqual(['', 'EUR', 'TND']))
})

it('names currencies in the language, and those outside ISO 4217 as the server does', async () => {
  const others = [...currencies, { code: 'USDT', name: 'Tether', symbol: '₮' }, { code: 'mBTC', name: '', symbol: '' }]
  get.mockImplementation(async (path: string) => (path === '/auth/me' ? player : others))
  await showForm(minimal)
  const labels = () => [...field('currency').querySelectorAll('option')].map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(labels().slice(1)).toEqual(['EUR · Euro', 'TND · Tunisian Dinar', 'USDT · Tether', 'mBTC']),
  )
})

it('says at their field that the currencies cannot be loaded; a retry keeps what was filled in', async () => {
  get.mockRejectedValueOnce(new ApiError('away', 500))
  await showForm(minimal)
  await fill({ login: 'ada' })
  await agree()
  await submit()
  expect(calls()).toEqual([])
  expect(document.querySelector('[data-field=currency]')?.textContent).toContain('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(field('currency').value).toBe('TND'))
  expect(field('login').value).toBe('ada')
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

it.each([
  ['has no such call', () => Promise.reject(Object.assign(new ApiError('absent', 404), { isAbsent: true }))],
  ['has none to offer', async () => []],
])('does without the choice where the platform %s', async (_, currenciesOf) => {
  get.mockImplementation(async (path: string) => (path === '/auth/me' ? player : currenciesOf()))
  await showForm(minimal)
  expect(fields()).not.toContain('currency')
  await fill(ada)
  await agree()
  await submit()
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.[2]).not.toHaveProperty('currency')
})
