// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
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
