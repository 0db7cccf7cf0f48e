// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { calls, field, fields, fill, get, send, showForm, submit } from '#testing/account/register-form.tsx'
import { player } from '#testing/render.tsx'

// jsdom has no layout for Swiper to measure; the browser tests cover the real slider.
vi.mock('../../fields/bonus-choice/bonus-slider.tsx', () => ({ default: () => <div data-testid="slider" /> }))

const currencies = [
  { code: 'EUR', name: 'Euro', symbol: '€' },
  { code: 'TND', name: 'Tunisian dinar', symbol: 'DT' },
]
const familyB = { family: 'b' as const, layout: 1 as const, endpoint: 'betogol-signup' as const }

beforeEach(() => {
  send.mockReset().mockResolvedValue(player)
  get.mockReset().mockImplementation(async (path: string) => (path === '/auth/me' ? player : currencies))
})

describe('family B', () => {
  const minimal = {
    ...familyB,
    permissions: { birthday: { visible: false, required: false }, bonus: { default: 'sport' as const, exclude: [] } },
  }
  const ada = { login: 'ada', password: 'secret-1', confirmPassword: 'secret-1' }
  const agree = () => userEvent.click(field('checkTerms'))

  it('registers with the input, and navigates to the welcome page', async () => {
    sessionStorage.setItem('subid', 's1')
    const { location, stores } = await showForm(minimal)
    await fill({ ...ada, referralCode: 'FRIEND' })
    await agree()
    await submit()
    await waitFor(() => expect(location().pathname).toBe('/successful-registration'))
    const sent = {
      ...ada,
      currency: 'TND',
      referralCode: 'FRIEND',
      firstDepositBonus: 'sport',
      checkTerms: true,
      subid: 's1',
    }
    expect(calls()).toEqual([['POST', '/betogol-signup', sent]])
    expect(stores.session.user).toEqual(player)
    expect([sessionStorage.getItem('successful-registration'), sessionStorage.getItem('deposit-popup')]).toEqual([
      '',
      null,
    ])
  })

  it('navigates to the deposit page with its explanation flag if there is no welcome page', async () => {
    const { location } = await showForm(minimal, {
      SUCCESS_REGISTRATION: { visible: false },
      DEPOSIT: { visible: true },
    })
    await fill(ada)
    await agree()
    await submit()
    await waitFor(() => expect(location().pathname).toBe('/deposit'))
    expect([sessionStorage.getItem('successful-registration'), sessionStorage.getItem('deposit-popup')]).toEqual([
      '',
      '',
    ])
  })

  it('sends nothing until the terms are accepted and the passwords match', async () => {
    await showForm(minimal)
    await fill({ ...ada, confirmPassword: 'secret-2' })
    await submit()
    expect([...document.querySelectorAll<HTMLElement>('[data-error]')].map(({ dataset }) => dataset.error)).toEqual([
      'error.passwords_are_different',
      'must_be_true',
    ])
    expect(document.activeElement).toBe(field('confirmPassword'))
    expect(send).not.toHaveBeenCalled()
  })

  it('shows a rejection at its field, and keeps the input', async () => {
    send.mockRejectedValue(new ApiError('refused', 400, { code: 110, param: 'login' }))
    const { location } = await showForm(minimal)
    await fill(ada)
    await agree()
    await submit()
    const message = await screen.findByText('Please check this field: username.')
    expect([message.id, field('login').getAttribute('aria-invalid'), document.activeElement]).toEqual([
      field('login').getAttribute('aria-describedby'),
      'true',
      field('login'),
    ])
    expect([field('login').value, field('password').value, field('checkTerms').checked]).toEqual([
      'ada',
      'secret-1',
      true,
    ])
    expect([location().pathname, sessionStorage.getItem('successful-registration')]).toEqual(['/register', null])
  })

  it('shows errors of the terms and of the bonus below the fields', async () => {
    const errors = [
      { code: 110, param: 'checkTerms' },
      { code: 110, param: 'firstDepositBonus' },
    ]
    send.mockRejectedValue(new ApiError('refused', 400, { code: 110, errors }))
    await showForm(minimal)
    await fill(ada)
    await agree()
    await submit()
    const said = () =>
      [...document.querySelectorAll<HTMLElement>('[data-error]')].map((message) => [
        message.closest<HTMLElement>('[data-field]')?.dataset.field,
        message.textContent,
      ])
    await waitFor(() =>
      expect(said()).toEqual([
        ['firstDepositBonus', 'Please check this field: bonus for your first deposit.'],
        ['checkTerms', 'Please check this field: terms.'],
      ]),
    )
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'First deposit bonus' }))
    await agree()
    expect(said().map(([name]) => name)).toEqual(['firstDepositBonus'])
  })

  it('has no bonus selector in layout 2, but shows and sends the default bonus', async () => {
    await showForm({ ...minimal, layout: 2 })
    expect(fields()).toEqual(['login', 'password', 'confirmPassword', 'currency', 'referralCode', 'checkTerms'])
    expect(within(screen.getByRole('complementary')).getByText('250%')).toBeTruthy()
    await fill(ada)
    await agree()
    await submit()
    await waitFor(() => expect(calls()[0]?.[2]).toMatchObject({ firstDepositBonus: 'sport' }))
  })

  it('fills in the referral code of a link, read-only', async () => {
    localStorage.setItem('ref', 'FRIEND-7')
    await showForm(minimal)
    expect([field('referralCode').value, field('referralCode').disabled]).toEqual(['FRIEND-7', true])
    await fill(ada)
    await agree()
    await submit()
    await waitFor(() => expect(calls()[0]?.[2]).toMatchObject({ referralCode: 'FRIEND-7' }))
  })

  it('asks for no currency on brands without the choice', async () => {
    await showForm({ ...minimal, permissions: { ...minimal.permissions, currency: false } })
    expect(fields()).not.toContain('currency')
    expect(get).not.toHaveBeenCalled()
  })

  it('takes birthdays from 1900 on, of players who are old enough', async () => {
    await showForm({ ...minimal, permissions: { ...minimal.permissions, birthday: { visible: true, required: true } } })
    const birthday = await screen.findByPlaceholderText('dd.mm.yyyy')
    await fill(ada)
    await agree()
    for (const text of ['31.12.1899', `01.01.${new Date().getFullYear() - 17}`]) {
      fireEvent.change(birthday, { target: { value: text } })
      await submit()
      expect([text, birthday.getAttribute('aria-invalid'), calls()]).toEqual([text, 'true', []])
    }
    fireEvent.change(birthday, { target: { value: '01.01.1900' } })
    await submit()
    await waitFor(() => expect(calls()[0]?.[2]).toMatchObject({ birthday: String(Date.UTC(1900, 0, 1)) }))
  })

  it('opens the terms in the interface language in a new tab', async () => {
    await showForm(minimal)
    const link = screen.getByRole('link', { name: 'Read the terms' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      expect.stringMatching(/^\/static\/terms-[a-z]{2}$/),
      '_blank',
    ])
  })
})
