// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sportStore } from '#domains/sport/sport-store.ts'
import { player } from '#testing/render.tsx'
import { frame, ready, say, sectionState, showSport } from '#testing/sport/sport-page.tsx'

const hosts: [string] = ['https://sport.vendor.example']
const sport = { use: 'gagroup', isolation: 'opaque', hosts } as const
const answer = { value: '<h1>Sports</h1>' }

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe('faults', () => {
  it('a failed session call is shown and can be retried', async () => {
    const { asked, stores } = showSport({ sport, fails: 503 })
    await sectionState('error')
    expect(screen.getByRole('alert').textContent).toContain('The sportsbook didn’t open')
    await waitFor(() => expect(stores.pageState.current).toBe('error'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('a vendor’s script that fails, and one that recovers by itself', async () => {
    const { stores } = showSport({ sport, answer })
    await waitFor(() => expect(frame()).not.toBeNull())
    say('failed')
    await sectionState('error')
    expect(screen.getByRole('alert').textContent).toContain('can’t be reached')
    await ready()
    say('failed')
    expect(stores.get(sportStore).shown?.status).toBe('ready')
  })

  it('an ended session is shown, and a new one can be opened', async () => {
    const { asked } = showSport({ sport, answer, user: player })
    await ready()
    say('expired')
    await sectionState('error')
    await userEvent.click(screen.getByRole('button', { name: 'Start a new session' }))
    await ready()
    expect(asked).toHaveLength(2)
  })

  describe('of a vendor that reports nothing', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      return () => void vi.useRealTimers()
    })

    const opened = async () => {
      const { stores } = showSport({ sport, answer })
      await vi.waitFor(() => expect(frame()).not.toBeNull())
      return () => stores.get(sportStore).shown?.status
    }

    it('times out after 30 seconds if its document has not loaded', async () => {
      const status = await opened()
      // Waiting for the frame has advanced the clock a little.
      vi.advanceTimersByTime(29_000)
      expect(status()).toBe('loading')
      vi.advanceTimersByTime(1000)
      expect(status()).toBe('error')
    })

    it('is shown five seconds after its document has loaded', async () => {
      const status = await opened()
      say('document')
      vi.advanceTimersByTime(4999)
      expect(status()).toBe('loading')
      vi.advanceTimersByTime(1)
      expect(status()).toBe('ready')
    })

    it('is not shown for its silence after a failure', async () => {
      const status = await opened()
      say('failed')
      say('document')
      vi.advanceTimersByTime(5000)
      expect(status()).toBe('error')
    })
  })

  it('an address that may not be framed', async () => {
    showSport({ sport: { use: 'sp', url: 'https://elsewhere.example/sp', hosts }, answer })
    await sectionState('error')
    expect(screen.getByRole('alert').textContent).toContain('stopped working')
  })
})
