// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frame, play, post, stage, state } from '#testing/games/play.tsx'
import { nestedWindow } from '#testing/nested-window.ts'

/** A frame inside the game’s. */
const nested = () => nestedWindow(frame()!)

describe('a provider with a launch contract', () => {
  it('gets its permissions and the parameters that its address lacks', async () => {
    await play({
      deposit: true,
      session: { url: 'https://launcher.example/play?token=x' },
      contract: {
        hosts: ['https://launcher.example'],
        permissions: ['fullscreen', 'clipboard-write', 'popups-to-escape-sandbox'],
        parameters: {
          currency: { name: 'cur' },
          returnAddress: { name: 'lobbyUrl' },
          depositAddress: { name: 'cashierUrl' },
        },
      },
    })
    const { searchParams } = new URL(frame()!.src)
    expect([...searchParams]).toEqual([
      ['token', 'x'],
      ['cur', 'TND'],
      ['lobbyUrl', `${location.origin}/frame-return?to=%2Fgames`],
      ['cashierUrl', `${location.origin}/frame-return?wants=deposit&to=%2Fdeposit`],
    ])
    expect(frame()!.getAttribute('allow')).toBe('fullscreen *; clipboard-write *')
    expect(frame()!.getAttribute('sandbox')).toContain(' allow-popups-to-escape-sandbox')
  })

  it('names no cashier to a player who cannot deposit', async () => {
    await play({ contract: { parameters: { depositAddress: { name: 'cashierUrl' } } } })
    expect(frame()!.src).toBe('https://games.example/play')
  })

  it('leads to the lobby by the launcher’s word, from any frame that is listed', async () => {
    const { location: shown } = await play({ contract: { use: 'launcher', ancestors: ['https://provider.example'] } })
    const close = JSON.stringify({ action: { type: 'close' } })
    const inside = nested()
    post(close, inside, 'https://evil.example')
    post(close, window, 'https://provider.example')
    expect(frame()).not.toBeNull()
    post(close, inside, 'https://provider.example')
    expect(shown().pathname).toBe('/games')
  })

  it('leads to the lobby by our own page, from any frame, if the pages around it are listed', async () => {
    const { location: shown } = await play({ contract: { ancestors: ['https://provider.example'] } })
    const inside = nested()
    const around = ['https://provider.example', 'https://games.example', location.origin]
    post({ type: 'lobby', around: ['https://evil.example', ...around] }, inside, location.origin)
    post({ type: 'lobby', around: 'https://provider.example' }, inside, location.origin)
    expect(frame()).not.toBeNull()
    post({ type: 'lobby', around }, inside, location.origin)
    expect(shown().pathname).toBe('/games')
  })

  it('opens a deposit, and another session once the launcher’s page is gone', async () => {
    const { stores } = await play({ deposit: true, contract: {} })
    const inside = nested()
    for (const type of ['deposit', 'close']) post({ type, around: [] }, inside, location.origin)
    expect(stores.overlays.isOpen('quick-deposit')).toBe(true)
    await state('error')
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
  })

  it('shows an expired session, with another one', async () => {
    await play({ contract: { use: 'launcher' } })
    post({ action: { type: 'expired' } })
    await state('error')
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
  })
})

describe('a balance that changed', () => {
  const said = { name: 'gameRoundEnded' }
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  it('is read at once, and then at most every five seconds', async () => {
    const { get } = await play({ contract: { use: 'pragmatic' } })
    const count = () => get.mock.calls.filter(([path]) => path === '/auth/me').length
    for (let spin = 0; spin < 20; spin++) post(said)
    expect(count()).toBe(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(count()).toBe(2)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(count()).toBe(2)
    post(said)
    expect(count()).toBe(3)
  })

  it('is not read in a demo, nor by another provider’s word', async () => {
    const { get } = await play({ contract: { use: 'pragmatic' }, query: '?mode=demo' })
    post(said)
    post({ type: 'roundEnded' })
    await waitFor(() => expect(stage().dataset.mode).toBe('demo'))
    expect(get.mock.calls.map(([path]) => path)).not.toContain('/auth/me')
  })
})
