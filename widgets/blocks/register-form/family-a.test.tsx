// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { calls, field, fields, fill, send, showForm, submit } from '#testing/account/register-form.tsx'
import { player } from '#testing/render.tsx'

const familyA = { family: 'a' as const, endpoint: 'v2/players/sign-up' }

beforeEach(() => {
  send.mockReset().mockResolvedValue(player)
})

describe('family A', () => {
  const tunisia = {
    ...familyA,
    permissions: { phone: { prefix: '+216', country: 'TN', confirm: true }, cardId: { visible: true, required: true } },
  }
  const ada = { name: 'Ada', surname: 'Lovelace', cardId: 'AB12', email: 'ada@mail.example', phone: '+21612345678' }
  const sent = { ...ada, cardId: 'ab12', country: 'TN' }

  it('confirms the number by a code, then registers', async () => {
    const { location } = await showForm(tunisia)
    await fill(ada)
    await submit()
    const code = await screen.findByLabelText('Verification code')
    await waitFor(() => expect(document.activeElement).toBe(code))
    expect(calls()).toEqual([['POST', '/signup/send-code', { phone: '+21612345678' }]])
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(location().pathname).toBe('/successful-registration'))
    expect(calls().slice(1)).toEqual([
      ['PATCH', '/signup/confirm-number', { phone: '+21612345678', code: '123456' }],
      ['POST', '/v2/players/sign-up', sent],
    ])
  })

  it('sends the digits of a code that was typed in groups', async () => {
    await showForm(tunisia)
    await fill(ada)
    await submit()
    await userEvent.type(await screen.findByLabelText('Verification code'), '١٢٣ 456{Enter}')
    await waitFor(() => expect(calls()[1]?.[2]).toEqual({ phone: '+21612345678', code: '123456' }))
  })

  it('sends a local number with its country’s prefix, and one of another country as it is', async () => {
    await showForm(tunisia)
    await fill({ ...ada, phone: '20123456' })
    await submit()
    await waitFor(() => expect(calls()[0]?.[2]).toEqual({ phone: '+21620123456' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Change number' }))
    await fill({ phone: '00212 612 345 678' })
    await submit()
    await waitFor(() => expect(calls()[1]?.[2]).toEqual({ phone: '+212612345678' }))
  })

  it('neither cuts nor sends a number that is too long', async () => {
    await showForm(tunisia)
    await fill({ ...ada, phone: '+2348031234567' })
    await submit()
    expect([field('phone').value, field('phone').getAttribute('aria-invalid'), calls()]).toEqual([
      '+2348031234567',
      'true',
      [],
    ])
  })

  it('puts the prefix of another country in place of the former one, whole', async () => {
    await showForm({ ...tunisia, permissions: { phone: { prefix: '+1242', country: 'BS', confirm: false } } })
    expect(field('phone').value).toBe('+1242')
    const country = await screen.findByRole('combobox', { name: 'Country' })
    const choose = async (name: RegExp) => {
      await userEvent.click(country)
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    await choose(/^United States ?\+1$/)
    await waitFor(() => expect(field('phone').value).toBe('+1'))
    await userEvent.type(field('phone'), '2425551234')
    await choose(/^Tunisia ?\+216$/)
    await waitFor(() => expect(field('phone').value).toBe('+2165551234'))
  })

  it('does not register with a wrong code, and returns to the form with its input', async () => {
    await showForm(tunisia)
    await fill(ada)
    await submit()
    send.mockRejectedValue(new ApiError('wrong', 400, { message: 'Wrong code' }))
    await userEvent.type(await screen.findByLabelText('Verification code'), '000000{Enter}')
    expect(await screen.findByText('Wrong code')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change number' }))
    expect(await screen.findByRole('button', { name: 'Register' })).toBeTruthy()
    expect(field('phone').value).toBe('+21612345678')
    expect(calls().map(([, path]) => path)).toEqual(['/signup/send-code', '/signup/confirm-number'])
  })

  it('does not ask again for the code of a confirmed number after a failed registration', async () => {
    await showForm(tunisia)
    await fill(ada)
    await submit()
    send
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new ApiError('taken', 400, { code: 110, param: 'email' }))
    await userEvent.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
    expect(await screen.findByText('Please check this field: email.')).toBeTruthy()
    await fill({ email: 'ada@other.example' })
    await submit()
    await waitFor(() => expect(calls().filter(([, path]) => path === '/v2/players/sign-up')).toHaveLength(2))
    expect(calls().filter(([, path]) => path === '/signup/send-code')).toHaveLength(1)
  })

  it('sends the form directly if numbers are not confirmed', async () => {
    await showForm({
      ...tunisia,
      permissions: { ...tunisia.permissions, phone: { ...tunisia.permissions.phone, confirm: false } },
    })
    await fill(ada)
    await submit()
    await waitFor(() => expect(calls()).toEqual([['POST', '/v2/players/sign-up', sent]]))
  })

  it('shows only permitted fields', async () => {
    await showForm({
      ...tunisia,
      permissions: { ...tunisia.permissions, cardId: { visible: false, required: false }, city: true },
    })
    expect(fields()).toEqual(['name', 'surname', 'email', 'phone', 'country', 'city'])
  })

  it('sends another code at most once a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await showForm(tunisia)
    await fill(ada)
    await submit()
    const waiting = await screen.findByRole('button', { name: /^Resend code in \d+ s$/ })
    await userEvent.click(waiting)
    expect(send).toHaveBeenCalledTimes(1)
    act(() => void vi.advanceTimersByTime(61_000))
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('We’ve sent you a new code.')).toBeTruthy()
    expect(send).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('sends another code no sooner than the server says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await showForm(tunisia)
    await fill(ada)
    await submit()
    await screen.findByRole('button', { name: /^Resend code in \d+ s$/ })
    act(() => void vi.advanceTimersByTime(61_000))
    send.mockRejectedValueOnce(Object.assign(new ApiError('busy', 429, { code: 429 }), { retryAfterMs: 300_000 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByRole('button', { name: /^Resend code in (300|29\d) s$/ })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(240_000))
    await userEvent.click(screen.getByRole('button', { name: /^Resend code in \d+ s$/ }))
    expect(send).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})
