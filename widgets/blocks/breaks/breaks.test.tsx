// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PlayerBreak, PlayerLimits } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import Breaks from './index.tsx'

const answer = (inForce: PlayerBreak | null): PlayerLimits => ({
  currency: 'EUR',
  limits: [],
  coolOffHours: 24,
  break: inForce,
  realityCheckMinutes: null,
})
const pause: PlayerBreak = { kind: 'break', from: '2026-01-05T12:00:00Z', until: '2026-01-06T12:00:00Z' }

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))

const show = (send = vi.fn(), inForce: PlayerBreak | null = null, breaks = true) => {
  const get = vi.fn((path: string) =>
    path === '/my/limits' ? Promise.resolve(answer(inForce)) : new Promise<never>(() => undefined),
  )
  return {
    get,
    ...renderWidget(<Breaks use="breaks" />, {
      user: player,
      manifest: { playerProtection: { breaks } },
      http: { get, send },
    }),
  }
}

async function press(name: string) {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  await userEvent.click(screen.getByRole('button', { name }))
}

async function choose(length: string) {
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /For how long/ }).disabled).toBe(false),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /For how long/ }), length)
}

const sent = (send: ReturnType<typeof vi.fn>) => send.mock.calls.map((call) => [call[0], call[1], call[3]])

it('renders nothing if the brand offers no breaks', () => {
  expect(show(vi.fn(), null, false).container.textContent).toBe('')
})

it('starts a break in two steps, then shows its end', async () => {
  const send = vi.fn(async () => pause)
  show(send)
  await press('Take a short break')
  await press('Next')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await choose('1 week')
  await press('Next')
  expect(await screen.findByText(/You won’t be able to deposit or play until then/)).toBeTruthy()
  await press('Start the break')
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: /I understand/ }))
  await press('Start the break')
  expect(await screen.findByText(/You are on a break until/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(sent(send)).toEqual([['POST', '/my/breaks', { kind: 'break', days: 7 }]])
  expect(screen.queryByRole('button', { name: 'Take a short break' })).toBeNull()
})

it('keeps the choice when going back a step', async () => {
  const send = vi.fn()
  show(send)
  await press('Self-exclude')
  await choose('permanently')
  await press('Next')
  await press('Back')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /For how long/ })).value).toBe('ever')
  await press('Back')
  expect(screen.getByRole('button', { name: 'Self-exclude' })).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})

it('excludes permanently, then checks whether the session is still valid', async () => {
  const send = vi.fn(async () => ({ kind: 'self-exclusion', from: '2026-01-05T12:00:00Z', until: null }))
  const { get } = show(send)
  await press('Self-exclude')
  await choose('permanently')
  await press('Next')
  await userEvent.click(await screen.findByRole('checkbox'))
  await press('Close my account')
  expect(await screen.findByText('Your account is permanently closed')).toBeTruthy()
  expect(sent(send)).toEqual([['POST', '/my/breaks', { kind: 'self-exclusion', days: null }]])
  expect(screen.queryByRole('button', { name: /Exclude|Take/ })).toBeNull()
  await press('Leave')
  expect(get).toHaveBeenLastCalledWith('/auth/me', expect.anything())
})

it('shows why a break could not be started, and where to find help', async () => {
  show(vi.fn(() => Promise.reject(new ApiError('no', 429, { code: 429 }))))
  await press('Take a short break')
  await choose('1')
  await press('Next')
  await userEvent.click(await screen.findByRole('checkbox'))
  await press('Start the break')
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gambling Therapy' })).toBeTruthy()
})

it('offers only self-exclusion during a break', async () => {
  show(vi.fn(), pause)
  await waitFor(() => expect(screen.getByText(/You are on a break until/)).toBeTruthy())
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Self-exclude'])
})

it('offers the brand’s own lengths, asks where it applies, and names the central register', async () => {
  const send = vi.fn(async () => pause)
  renderWidget(<Breaks use="breaks" />, {
    user: player,
    manifest: {
      playerProtection: {
        breaks: true,
        breakRules: {
          days: [1, 14],
          exclusionDays: [30, 366],
          openExclusion: false,
          scope: 'ask',
          centralRegister: { name: 'ROFUS', link: 'https://rofus.example' },
        },
      },
    },
    http: { get: async () => answer(null), send },
  })
  expect((await screen.findByRole('link', { name: 'ROFUS' })).getAttribute('href')).toBe('https://rofus.example')
  expect(screen.getByText(/for 30 days or longer/)).toBeTruthy()
  await press('Self-exclude')
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('30 days'))
  const lengths = [...screen.getByRole<HTMLSelectElement>('combobox', { name: /For how long/ }).options]
  expect(lengths.map(({ text }) => text).filter((text) => /\d/.test(text))).toEqual(['30 days', '1 year'])
  expect(screen.queryByRole('option', { name: 'permanently' })).toBeNull()
  await choose('1 year')
  await press('Next')
  // Neither is chosen for the player.
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /Where should it apply/ }),
    'On all sites of the operator',
  )
  await press('Next')
  expect(screen.getByText('It applies on all sites of the operator.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Close my account')
  await waitFor(() =>
    expect(sent(send)).toEqual([['POST', '/my/breaks', { kind: 'self-exclusion', days: 366, scope: 'operator' }]]),
  )
})

it('says of an exclusion without an end that can be lifted that it lasts until the player asks', async () => {
  renderWidget(<Breaks use="breaks" />, {
    user: player,
    manifest: { playerProtection: { breaks: true, breakRules: { final: false } } },
    http: { get: async () => answer(null), send: vi.fn() },
  })
  await press('Self-exclude')
  await choose('until I ask for it to end')
  await press('Next')
  expect(screen.getByText(/until you ask support to lift it/)).toBeTruthy()
  expect(screen.queryByText(/can’t be undone/)).toBeNull()
})
