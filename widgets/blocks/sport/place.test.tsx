// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sportStore } from '#domains/sport/sport-store.ts'
import { frame, ready, say, showSport } from '#testing/sport/sport-page.tsx'

const sport = { use: 'gagroup', isolation: 'opaque', hosts: ['https://sport.vendor.example'] as [string] } as const
const answer = { value: '<h1>Sports</h1>' }
const tab = (name: string) => screen.getByRole('link', { name })

describe('the position in the sportsbook', () => {
  it('is kept in the address, next to other parameters', async () => {
    const { location } = showSport({ sport, answer, path: '/sport?utm=a' })
    await ready()
    say('navigate', { path: '/football', eventId: 'm:12' })
    await waitFor(() => expect(location().search).toBe('?utm=a&event=m%3A12'))
    say('navigate', { path: '/', eventId: null })
    await waitFor(() => expect(location().search).toBe('?utm=a'))
  })

  it('is restored on return, unless the address names another one', async () => {
    const { location, asked } = showSport({ sport, answer })
    await ready()
    say('navigate', { eventId: 'm:12' })
    await waitFor(() => expect(location().search).toBe('?event=m%3A12'))
    await userEvent.click(tab('Live'))
    await ready()
    expect(location()).toMatchObject({ pathname: '/live-sport', search: '' })
    await userEvent.click(tab('Pre-match'))
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/sport', search: '?event=m%3A12' }))
    expect(asked).toHaveLength(2)
  })

  it('writes no path of a vendor into the address, and leads back to it after a sign-in', async () => {
    const { location, stores } = showSport({ sport, answer, path: '/sport?utm=a' })
    await ready()
    stores.get(sportStore).shown!.receiveRoute({ path: '/soccer-1' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(location().search).toBe('?utm=a')
    say('login')
    await waitFor(() => expect(location().state).toEqual({ returnTo: '/sport?utm=a&bt-path=%2Fsoccer-1' }))
  })

  it.each(['/sport?bt-path=%2Fsoccer-1', '/sport?route=%2Fsoccer-1'])('starts at the path of %s', async (path) => {
    const { stores } = showSport({ sport, answer, path })
    await ready()
    expect(stores.get(sportStore).shown?.route).toEqual({ path: '/soccer-1' })
  })

  it('follows the address while open: a link to the start shows the start', async () => {
    const { asked, stores } = showSport({ sport, answer, path: '/sport?event=m:12' })
    await ready()
    const before = frame()
    await userEvent.click(tab('Pre-match'))
    await waitFor(() => expect(frame()).not.toBe(before))
    await ready()
    expect(asked).toHaveLength(1)
    expect(stores.pageState.current).toBe('ready')
  })
})
