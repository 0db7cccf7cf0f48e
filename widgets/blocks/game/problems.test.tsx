// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlayerLimits } from '#api'
import { breakStore } from '#domains/protection/break-store.ts'
import { game } from '#testing/games/game.ts'
import { frame, path, play, say, show, stage, state } from '#testing/games/play.tsx'
import { renderWidget } from '#testing/render.tsx'
import Game from './index.tsx'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('failures', () => {
  it.each([
    [404, 'Game not found', false],
    [451, 'Not available in your region', false],
    [403, 'Not available for your account', false],
    [401, 'Sign in to play', true],
    [503, 'The game isn’t responding', true],
    [0, 'No connection', true],
  ])('for status %s shows “%s”', async (fails, title, again) => {
    const { opened } = show({ fails })
    await screen.findByText(title)
    expect(stage().dataset.state).toBe('error')
    const retry = screen.queryByRole('button', { name: 'Try again' })
    expect(Boolean(retry)).toBe(again)
    if (!retry) return
    await userEvent.click(retry)
    await waitFor(() => expect(opened()).toHaveLength(2))
  })

  it.each([
    [154, 'You’re taking a break. See your profile for the end date.', true],
    [155, 'You’ve self-excluded. Contact support to find out until when.', false],
  ])('for the code %s says what it means, whatever the status', async (code, words, leadsToProfile) => {
    show({ fails: 409, code })
    await screen.findByText(words)
    expect(screen.queryByText('The game isn’t responding')).toBeNull()
    expect(Boolean(screen.queryByRole('link', { name: 'Profile' }))).toBe(leadsToProfile)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('after any refusal asks the platform whether the player is on a break', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const limits = {
      currency: 'EUR',
      limits: [],
      coolOffHours: 24,
      break: { kind: 'break', until },
      realityCheckMinutes: null,
    }
    const { stores } = show({ fails: 409, code: 7001, limits: limits as PlayerLimits })
    await waitFor(() => expect(stores.get(breakStore).current).toMatchObject({ kind: 'break', until }))
    expect(stores.restriction.current).toBeDefined()
  })

  it('times out if the game’s page does not load', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 })
    show()
    await waitFor(() => expect(frame()).not.toBeNull())
    act(() => void vi.advanceTimersByTime(45_000))
    expect(await screen.findByText('The game isn’t responding')).toBeTruthy()
    expect(frame()).toBeNull()
  })

  it.each(['expired', 'close'])('shows that the session has ended on “%s”, and opens a new one', async (type) => {
    const { opened } = await play()
    say(type)
    await screen.findByText('This game session has ended')
    expect(frame()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }))
    await waitFor(() => expect(frame()).not.toBeNull())
    expect(opened()).toHaveLength(2)
  })

  it('shows that the game does not exist', async () => {
    const { container } = renderWidget(
      <Routes>
        <Route path="/game/:providerId/:gameId" element={<Game use="game" suggestions={6} />} />
      </Routes>,
      { path: '/game/aurora/none', http: { get: async () => ({ count: 1, rows: [game('other')] }) } },
    )
    await screen.findByText('Game not found')
    expect(container.querySelector('[data-play]')).toBeNull()
  })
})

it('offers similar games once the session has ended', async () => {
  await play()
  say('close')
  await state('error')
  const card = await screen.findByRole('alert')
  expect(stage().contains(card)).toBe(true)
  await waitFor(() => expect(stage().querySelector('[data-game="aurora/b"]')).not.toBeNull())
})

describe('requests of the game', () => {
  it('navigates to the lobby', async () => {
    const { location } = await play()
    say('lobby')
    expect(location().pathname).toBe('/games')
  })

  it('opens the sheet to deposit over the game', async () => {
    const { location, stores } = await play({ deposit: true })
    say('deposit')
    expect(stores.overlays.isOpen('quick-deposit')).toBe(true)
    expect(location().pathname).toBe(path)
  })

  it('navigates to the deposit page if the brand has no sheet', async () => {
    const { location } = await play({ deposit: true, sheet: false })
    say('deposit')
    expect(location().pathname).toBe('/deposit')
  })

  it('shows a notice if it is closed', async () => {
    const { location, stores } = await play()
    say('deposit')
    expect(location().pathname).toBe(path)
    expect(stores.toasts.toasts).toMatchObject([{ type: 'info' }])
  })
})
