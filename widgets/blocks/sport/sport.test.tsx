// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { frame, ready, say, section, sections, sectionState, showSport } from '#testing/sport/sport-page.tsx'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { player } from '#testing/render.tsx'

const hosts: [string] = ['https://sport.vendor.example']
const sport = { use: 'gagroup', isolation: 'opaque', hosts } as const
const answer = { value: '<h1>Sports</h1>' }
const asks = (type: string) => ['/json-rpc/create-session/ga-group', { device: 'M', type, lang: 'en' }]
const tab = (name: string) => screen.getByRole('link', { name })

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe('the container', () => {
  it('exposes the sportsbook, its kind and its state', async () => {
    const { stores } = showSport({ sport, answer })
    expect(section()?.dataset).toMatchObject({ sport: 'gagroup', type: 'sport', state: 'loading' })
    expect(stores.pageState.current).toBe('loading')
    expect(screen.getByText('Opening the sportsbook…')).toBeTruthy()
    await ready()
    expect(screen.queryByText('Opening the sportsbook…')).toBeNull()
    expect(document.querySelector('main')?.hasAttribute('data-filled-below')).toBe(true)
  })

  it('is created on the first visit, hidden on other pages, and reused without a second session', async () => {
    const { asked, stores } = showSport({ sport, answer, others: { SPORT_BETS: { visible: true } } })
    await ready()
    const first = frame()
    await userEvent.click(tab('Live'))
    await ready()
    expect(sections().map(({ dataset, hidden }) => [dataset.type, dataset.state, hidden])).toEqual([
      ['sport', 'ready', true],
      ['live-sport', 'ready', false],
    ])
    await userEvent.click(tab('My bets'))
    expect(section()).toBeUndefined()
    expect(stores.head).toBeTruthy()
    expect(sections()).toHaveLength(2)
    expect(sections()[0]!.querySelector('iframe')).toBe(first)
    expect(asked).toEqual([asks('pregame'), asks('live')])
  })

  it.each([
    ['/sport-test', 'sport'],
    ['/live-sport-test', 'live-sport'],
  ])('on %s is a separate one of the kind %s', async (path, type) => {
    showSport({ sport, answer, path })
    await ready()
    expect(section()?.dataset.type).toBe(type)
  })
})

describe('the odds format', () => {
  it('is chosen beside the tabs, and the sportsbook follows it', async () => {
    const { stores } = showSport({ sport, answer })
    await ready()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Odds format' }), 'fractional')
    expect(stores.get(oddsStore).format).toBe('fractional')
    await waitFor(() => expect(section()?.dataset.state).toBe('loading'))
  })

  it('is left to a sportsbook that has a control of it and takes none', () => {
    showSport({ sport: { use: 'betby', script: `${hosts[0]}/bt.js`, brandId: '1', hosts } })
    expect(screen.queryByRole('combobox', { name: 'Odds format' })).toBeNull()
  })
})

describe('with a test login', () => {
  const testLogin = 'ada'

  it.each([null, { ...player, login: 'bob' }])(
    'other users see a maintenance notice, and nothing of the vendor is loaded',
    async (user) => {
      const { asked, stores } = showSport({ sport, testLogin, answer, user })
      expect(section()?.dataset.state).toBe('maintenance')
      expect(screen.getByText('Technical works')).toBeTruthy()
      await waitFor(() => expect(stores.pageState.current).toBe('ready'))
      expect([frame(), asked]).toEqual([null, []])
    },
  )

  it('the test login sees it after signing in', async () => {
    const { stores } = showSport({ sport, testLogin, answer })
    expect(section()?.dataset.state).toBe('maintenance')
    stores.session.receive(player)
    await ready()
  })
})

describe('requests from the sportsbook', () => {
  it('signing in navigates to the sign-in page, and from there back to the same position', async () => {
    const { location, stores, asked } = showSport({ sport, answer, path: '/sport?event=m:12&ref=x' })
    await ready()
    say('login')
    await waitFor(() =>
      expect(location()).toMatchObject({ pathname: '/login', state: { returnTo: '/sport?event=m:12&ref=x' } }),
    )
    stores.session.receive(player)
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('asked for in two ways at once, opens one page', async () => {
    const { location } = showSport({ sport, answer, path: '/sport' })
    await ready()
    const entries = window.history.length
    say('login')
    window.dispatchEvent(
      new MessageEvent('message', { source: frame()!.contentWindow, origin: 'null', data: { command: 'login' } }),
    )
    await waitFor(() => expect(location().pathname).toBe('/login'))
    expect(location().state).toEqual({ returnTo: '/sport' })
    expect(window.history.length - entries).toBeLessThanOrEqual(1)
  })

  it('registering', async () => {
    const { location } = showSport({ sport, answer })
    await ready()
    say('registration')
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/register', state: { returnTo: '/sport' } }))
  })

  it('a deposit: visitors sign in first; a notice is shown if deposits are closed', async () => {
    const { location, stores } = showSport({ sport, answer, user: player, others: { DEPOSIT: { visible: false } } })
    await ready()
    say('deposit')
    await waitFor(() => expect(stores.toasts.toasts.map(({ type }) => type)).toEqual(['info']))
    expect(location().pathname).toBe('/sport')
  })

  it('a sign-in request for a signed-in player means that the session has expired', async () => {
    showSport({ sport, answer, user: player })
    await ready()
    say('login')
    await sectionState('error')
    expect(screen.getByRole('alert').textContent).toContain('has ended')
  })

  it('a bet: the balance is loaded again', async () => {
    const { asked } = showSport({ sport, answer, user: player })
    await ready()
    say('bet', { ids: ['1'] })
    say('balance')
    await waitFor(() => expect(asked.slice(1)).toEqual([['/auth/me']]))
  })
})

it('messages of another shape or origin are ignored', async () => {
  const { location, stores } = showSport({ sport, answer })
  await ready()
  for (const message of [
    'loaded',
    null,
    { type: 'sign-in' },
    { data: { type: 'login' } },
    { type: 'navigate', eventId: 'a b' },
    { type: 'navigate', eventId: 5 },
    { type: 'bet', ids: 'x' },
  ])
    window.dispatchEvent(new MessageEvent('message', { source: frame()!.contentWindow, origin: 'null', data: message }))
  say('login', {}, 'https://sport.vendor.example')
  await new Promise((resolve) => setTimeout(resolve))
  expect([location().pathname, location().search, stores.toasts.toasts.length, section()?.dataset.state]).toEqual([
    '/sport',
    '',
    0,
    'ready',
  ])
})
