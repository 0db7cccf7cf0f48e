// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notePlay } from '#domains/games/turn/last-provider.ts'
import { activityStore } from '#domains/protection/activity-store.ts'
import { frame, play, say, show, stage, state } from '#testing/games/play.tsx'

/** Ends the game of another tab; null while none plays. */
let endOther: (() => void) | null = null
vi.mock('#engine/data/locks.ts', () => ({
  lock: async (_: string, ifAvailable: boolean) => {
    if (endOther && ifAvailable) return null
    if (endOther)
      await new Promise<void>((resolve) => {
        endOther = () => {
          endOther = null
          resolve()
        }
      })
    return () => undefined
  },
}))

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

it('tells the session what the brand lets the game do, and the address where the contract names it', async () => {
  const { opened } = await play({
    rules: { autoplay: false, turbo: false, showReturn: 'atStake' },
    contract: { parameters: { autoplay: { name: 'auto', values: { off: '0' } } } },
    details: { rtp: 96.25 },
  })
  expect(opened()[0]).toMatchObject({ autoplay: false, turbo: false, showReturn: 'atStake' })
  expect(frame()!.getAttribute('src')).toBe('https://games.example/play?auto=0')
  expect(document.querySelector('[data-return]')?.textContent).toContain('96.25%')
})

it('shows the return with the facts alone unless the brand says otherwise', async () => {
  await play({ details: { rtp: 96.25 } })
  expect(document.querySelector('[data-play] [data-return]')).toBeNull()
})

it('waits after a game of another provider, counts the seconds, and begins by a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
  notePlay('betogol', 'borealis', Date.now() - 4 * 60_000)
  const { opened } = show({ rules: { providerWaitMinutes: 5 } })
  await screen.findByText('Wait between providers')
  const left = () => Number(document.querySelector<HTMLElement>('[data-left]')?.dataset.left)
  expect(left()).toBeGreaterThan(50)
  await state('error')
  expect(opened()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(opened()).toHaveLength(1))
  expect(localStorage.getItem('last-provider:betogol')).toContain('aurora')
})

it('opens games of the same provider at once', async () => {
  notePlay('betogol', 'aurora')
  const { opened } = await play({ rules: { providerWaitMinutes: 5 } })
  expect(opened()).toHaveLength(1)
})

it('says that another tab plays, and takes over where the player wants that', async () => {
  endOther = () => undefined
  const { opened } = show({ rules: { parallel: false } })
  await screen.findByText('Another game is open', undefined, { timeout: 3000 })
  expect(opened()).toEqual([])
  const told = vi.spyOn(Storage.prototype, 'setItem')
  await userEvent.click(screen.getByRole('button', { name: 'Close it and play here' }))
  expect(told).toHaveBeenCalledWith('open-game:betogol', expect.anything())
  expect(opened()).toEqual([])
  await act(async () => endOther!())
  await waitFor(() => expect(opened()).toHaveLength(1))
  expect(stage().dataset.mode).toBe('real')
})

it('counts what a game reports as activity', async () => {
  const { stores } = await play()
  const before = stores.get(activityStore).count
  say('balance')
  expect(stores.get(activityStore).count).toBeGreaterThanOrEqual(before)
  say('ready')
  expect(stores.get(activityStore).count).toBeGreaterThan(before)
})

it('leaves games no full screen of their own where the panic button has to stay in view', async () => {
  await play({ protection: { panicHours: 24 } })
  expect(frame()!.getAttribute('allow')).toBe('autoplay *')
})
