// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { calls, open } from '#testing/sport/betby.ts'

describe('player actions', () => {
  it('signing in, registering and depositing', async () => {
    const { given, said } = await open()
    given.onLogin()
    given.onRegister()
    given.onRecharge()
    expect(said.slice(1)).toEqual([['onSignInWanted'], ['onRegistrationWanted'], ['onDepositWanted']])
  })

  it('a route is reported once, and the start page as no path', async () => {
    const { given, said } = await open({ type: 'live-sport' })
    for (const path of ['/live', '/live/soccer-1', '/live/soccer-1', '/', '/live']) given.onRouteChange(path)
    expect(said.slice(1)).toEqual([
      ['onRouteChanged', { path: '/live/soccer-1' }],
      ['onRouteChanged', { path: '/' }],
      ['onRouteChanged', {}],
    ])
  })

  it.each([
    [{ path: '/a' }, '/a'],
    [{ url: '/b' }, '/b'],
    [{ pathname: '/c' }, '/c'],
  ])('a route that is passed as %o', async (route, path) => {
    const { given, said } = await open()
    given.onRouteChange(route)
    expect(said.at(-1)).toEqual(['onRouteChanged', { path }])
  })

  it('a route that is not passed is read from the address, where the script keeps it', async () => {
    const { given, said } = await open()
    window.history.replaceState(null, '', '/sport?bt-path=%2Fsoccer-1')
    given.onRouteChange()
    window.history.replaceState(null, '', '/')
    given.onRouteChange()
    expect(said.slice(1)).toEqual([
      ['onRouteChanged', { path: '/soccer-1' }],
      ['onRouteChanged', {}],
    ])
  })

  it.each([
    [3, 3],
    [{ isOpen: true, count: 2 }, 2],
    [{ selections: ['a'] }, 1],
    [{ bets: [] }, 0],
    [['a', 'b'], 2],
  ])('a slip of %o has %i selections', async (state, count) => {
    const { given, said } = await open()
    given.onBetSlipStateChange(state)
    expect(said.at(-1)).toEqual(['onSlipChanged', count])
  })

  it('what cannot be read changes nothing and is logged once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { given, said } = await open()
    for (const state of [undefined, null, { isOpen: true }, { count: -1 }, 'open']) given.onBetSlipStateChange(state)
    given.onBetSlipStateChange()
    for (const route of [5, { name: 'live' }]) given.onRouteChange(route)
    expect(said).toEqual([['onLoading']])
    expect(warn.mock.calls).toEqual([
      ['Betby’s onBetSlipStateChange could not be read: undefined'],
      ['Betby’s onRouteChange could not be read: number'],
    ])
  })

  it('another address navigates the sportsbook; its own does not', async () => {
    const { given, container } = await open()
    given.onRouteChange('/soccer-1')
    container.routeChanged!({ path: '/soccer-1' })
    expect(calls).toHaveLength(1)
    container.routeChanged!({ path: '/tennis-5' })
    container.routeChanged!({})
    expect(calls.slice(1)).toEqual([
      ['updateOptions', { url: '/tennis-5' }],
      ['updateOptions', { url: '/' }],
    ])
  })
})
