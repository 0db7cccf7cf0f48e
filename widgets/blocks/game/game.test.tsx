// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { recentStore } from '#domains/games/recent-store.ts'
import { frame, path, play, say, show, stage, state } from '#testing/games/play.tsx'
import { player } from '#testing/render.tsx'

const noLimits = { currency: 'TND', limits: [], break: null, realityCheckMinutes: null }

describe('for a player', () => {
  it('opens a real-money session and shows the game in a frame', async () => {
    const { opened, stores } = await play()
    expect(opened()).toEqual([
      { mode: 'real', device: 'mobile', lang: 'en', returnUrl: `${location.origin}/frame-return` },
    ])
    expect(frame()!.getAttribute('src')).toBe('https://games.example/play')
    expect(frame()!.getAttribute('allow')).toBe('fullscreen *; autoplay *')
    expect(stage().dataset).toMatchObject({ play: 'aurora/a', mode: 'real' })
    expect(stores.head.title).toBe('Game a · Betogol')
    expect(stores.head.content).toMatchObject({ values: { provider: 'Aurora Play', category: 'Slots' } })
  })

  it('requests the desktop layout from 1025 px', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1025)
    const { opened } = await play()
    expect(opened()[0]?.device).toBe('desktop')
  })

  it('covers the game until it reports ready or its page has loaded', async () => {
    show()
    await screen.findByText('Opening Game a…')
    await waitFor(() => expect(frame()).not.toBeNull())
    expect(stage().dataset.state).toBe('loading')
    say('ready')
    await state('ready')
    expect(screen.queryByText('Opening Game a…')).toBeNull()
  })

  it('opens no session during the provider’s maintenance, and shows a notice', async () => {
    const { opened } = show({ closed: 'aurora' })
    await state('maintenance')
    expect(document.querySelector('[data-maintenance=games]')?.textContent).toContain('is temporarily closed')
    expect([opened(), frame()]).toEqual([[], null])
  })

  it('shows no game for money before a limit that the first stake needs; its demo is open', async () => {
    const { opened } = show({ limitBefore: 'firstStake', limits: noLimits })
    await state('closed')
    await screen.findByRole('heading', { name: 'Set your stake limit' }, { timeout: 5000 })
    expect(frame()).toBeNull()
    await userEvent.click(screen.getAllByRole('link', { name: 'Demo' })[0]!)
    await waitFor(() => expect(opened().at(-1)?.mode).toBe('demo'))
    await waitFor(() => expect(frame()).not.toBeNull())
  })

  it('stays playable during another provider’s maintenance', async () => {
    const { opened } = await play({ closed: 'borealis' })
    expect(opened()).toHaveLength(1)
  })

  it('switches to the demo and back, each in a new session', async () => {
    const { opened } = await play()
    // A phone has it beside what is known of the game; a style sheet shows one of both.
    await userEvent.click(screen.getAllByRole('link', { name: 'Demo' })[0]!)
    await waitFor(() => expect(opened().map(({ mode }) => mode)).toEqual(['real', 'demo']))
    expect(stage().dataset.mode).toBe('demo')
    await userEvent.click(screen.getAllByRole('link', { name: 'Real money' })[0]!)
    await waitFor(() => expect(opened()).toHaveLength(3))
  })

  it('ignores demo mode in the address if the game has no demo', async () => {
    const { opened } = await play({ details: { hasDemo: false }, query: '?mode=demo' })
    expect(opened()[0]?.mode).toBe('real')
    expect(screen.queryByRole('link', { name: 'Demo' })).toBeNull()
  })

  it.each([
    ['over the game', {}, 'button'],
    ['on its page', { sheet: false }, 'link'],
    ['nowhere', { deposit: false }, undefined],
  ])('reports an empty balance, and offers to deposit %s', async (_where, scene, role) => {
    const { stores } = await play({ user: { ...player, balance: 0, bonusBalance: 0 }, deposit: true, ...scene })
    expect(screen.getByText('Your balance is empty.')).toBeTruthy()
    const offers = ['button', 'link'].filter((each) => screen.queryByRole(each, { name: 'Make a deposit' }))
    expect(offers).toEqual(role ? [role] : [])
    act(() => stores.session.receiveChange({ balance: 5, bonusBalance: 0 }))
    expect(screen.queryByText('Your balance is empty.')).toBeNull()
  })

  it('has one bar with session time, balance and a deposit over the game', async () => {
    const { stores } = await play({ deposit: true })
    const bar = stage().firstElementChild!
    expect(bar.querySelector('[data-clock]')?.textContent).toContain('Session: 0 min')
    expect(bar.textContent).toContain('1,254.500')
    act(() => stores.session.receiveChange({ balance: 7, bonusBalance: 0 }))
    expect(bar.textContent).toContain('7.000')
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(stores.overlays.isOpen('quick-deposit')).toBe(true)
    expect(frame()).not.toBeNull()
  })

  it('has neither balance nor deposit in the demo, and no session time where the brand shows none', async () => {
    await play({ query: '?mode=demo', deposit: true, clock: false })
    expect(stage().textContent).not.toContain('TND')
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull()
    expect(document.querySelector('[data-clock]')).toBeNull()
  })

  it('fills the window, and Escape leaves', async () => {
    await play()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(stage().dataset.full).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(stage().dataset.full).toBeUndefined()
  })

  it('keeps the page behind it still without full screen, as long as it fills the window', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390)
    await play()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(document.body.style.position).toBe('fixed')
    await userEvent.click(screen.getByRole('button', { name: 'Exit full screen' }))
    expect(document.body.style.position).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    await userEvent.click(screen.getByRole('link', { name: 'Exit game' }))
    expect(document.body.style.position).toBe('')
  })

  it('shows the bar of a phone held sideways by its button', async () => {
    await play()
    const handle = screen.getByRole('button', { name: 'Show game bar' })
    expect(handle.getAttribute('aria-controls')).toBe(stage().firstElementChild!.id)
    await userEvent.click(handle)
    expect(stage().dataset.bar).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Hide game bar' }))
    expect(stage().dataset.bar).toBeUndefined()
  })

  it('tells what the platform says of the game, with a link to its provider', async () => {
    const details = { rtp: 96.51, volatility: 'high', minBet: 0.2, maxBet: 500, betCurrency: 'EUR' } as const
    await play({ details })
    const info = screen.getByRole('region', { name: 'Game information' })
    expect([...info.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'ProviderAurora Play',
      'Return to player (RTP)96.51%',
      'VolatilityHigh',
      'Minimum bet€0.20',
      'Maximum bet€500.00',
    ])
    expect(screen.getByRole('link', { name: 'Aurora Play' }).getAttribute('href')).toBe('/games?provider=aurora')
    await userEvent.click(screen.getByRole('button', { name: 'Game information' }))
    expect(document.activeElement).toBe(info)
  })

  it('tells nothing that the platform does not', async () => {
    await play({ details: { minBet: 1 } })
    expect(document.querySelector('[data-info]')?.textContent).toBe('Game informationProviderAurora Play')
  })

  it('adds the game to the recently played', async () => {
    const { stores } = await play()
    expect(stores.get(recentStore).names).toEqual(['aurora/a'])
  })

  it('removes its frame when the player leaves', async () => {
    await play()
    await userEvent.click(screen.getByRole('link', { name: 'Exit game' }))
    expect(frame()).toBeNull()
  })
})

describe('for a visitor', () => {
  it('offers to sign in or register and return, and opens no session', async () => {
    const { opened, location } = show({ user: null })
    await state('offer')
    expect(screen.getByRole('link', { name: 'Register' })).toBeTruthy()
    expect(opened()).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(location()).toMatchObject({ pathname: '/login', state: { returnTo: path } })
  })

  it('opens the demo; signing in returns to the game in real-money mode', async () => {
    const { opened, location } = show({ user: null })
    await userEvent.click(await screen.findByRole('link', { name: 'Try the demo' }))
    await waitFor(() => expect(opened()).toMatchObject([{ mode: 'demo' }]))
    await userEvent.click(screen.getByRole('link', { name: 'Play for real money' }))
    expect(location()).toMatchObject({ pathname: '/login', state: { returnTo: path } })
  })

  it('offers no demo if the game has none', async () => {
    show({ user: null, details: {}, query: '?mode=demo' })
    await state('offer')
    expect(screen.queryByRole('link', { name: 'Try the demo' })).toBeNull()
  })
})

it('suggests other games of the provider and of the type', async () => {
  const { get } = show()
  await screen.findByRole('region', { name: 'More from Aurora Play' })
  await screen.findByRole('region', { name: 'Similar games' })
  await waitFor(() => expect(document.querySelectorAll('[data-game="aurora/b"]')).toHaveLength(2))
  expect(document.querySelector('[data-game="aurora/a"]')).toBeNull()
  expect(get.mock.calls.map(([, , params]) => params)).toContainEqual({
    provider: 'aurora',
    sort: 'popular',
    size: 7,
    lang: 'en',
  })
})
