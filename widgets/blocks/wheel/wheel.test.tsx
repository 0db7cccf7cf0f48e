// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Award, FortuneWheel, User, WheelStatusAnswer } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { fixtureManifest } from '#testing/fixture-brands.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { fakeAnimations } from './animations.fixture.ts'
import Wheel from './index.tsx'

const awardList: [Award, ...Award[]] = [
  { key: 'coin', value: 100 },
  { key: 'lost', value: 0 },
  { key: 'coin', value: 5 },
  { key: 'freeSpin', value: 0 },
  { key: 'coin', value: 5 },
  { key: 'lost', value: 0 },
]
const pages = { WHEEL_OF_FORTUNE: { visible: true } }
const overlays = { 'wheel-prize': { visible: true } }

beforeEach(() => {
  fakeDialogs()
  fakeAnimations()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** Renders the page with these server responses; `deletes` counts the wheels that were given up. */
async function open(first: WheelStatusAnswer | ApiError, status: FortuneWheel, award = awardList[2]!, wheel = {}) {
  const server = {
    status: first,
    user: { ...player, fortuneWheel: status } as User,
    puts: 0,
    deletes: 0,
    refusal: null as ApiError | null,
  }
  const get = async (path: string) => {
    if (path === '/auth/me') return server.user
    if (server.status instanceof ApiError) throw server.status
    return server.status
  }
  const send = async (method: string) => {
    if (server.refusal) throw server.refusal
    if (method === 'PUT') return (void server.puts++, award)
    server.deletes++
    server.status = { progress: 0, endTime: '2030-01-01T00:00:00Z' }
    server.user = { ...player, fortuneWheel: { status: 'IN_PROGRESS', stopAt: '2030-01-01T00:00:00Z' } }
    return ''
  }
  const element = (
    <>
      <Wheel use="wheel" />
      <OpenOverlays />
    </>
  )
  const rendered = renderWidget(element, {
    user: server.user,
    manifest: { pages, overlays, wheel },
    http: { get, send, now: () => Date.now() },
    path: '/wheel-of-fortune',
  })
  await pass(0.1)
  return { server, ...rendered }
}

const allowed: FortuneWheel = { status: 'ALLOWED', stopAt: null }
const spin = () => screen.getByRole<HTMLButtonElement>('button', { name: /Spin the wheel|Spinning/ })
const refuse = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Give up this spin' })

describe('a wheel that can be spun', () => {
  it('lists each prize once, the jackpot first', async () => {
    await open({ wheelId: 4, awardList }, allowed)
    const prizes = within(screen.getByRole('list', { name: 'Prizes on the wheel' })).getAllByRole('listitem')
    expect(prizes.map(({ textContent }) => textContent)).toEqual(['100 TNDJackpot', '5 TND', 'Free spin', 'No prize'])
  })

  it('turns at once, and shows the prize after the turn, where the brand asks for it', async () => {
    await open({ wheelId: 4, awardList }, allowed, awardList[2], fixtureManifest('swift').wheel)
    fireEvent.click(spin())
    await pass(0.1)
    expect(screen.getByRole('timer').textContent).toBe('21 sec')
    await pass(20.5)
    expect(screen.getByRole('dialog').textContent).toContain('5')
  })

  it('disables both buttons from the spin until its prize was seen, and shows the outcome in a dialog', async () => {
    const { server, stores } = await open({ wheelId: 4, awardList }, allowed)
    expect([spin().disabled, refuse().disabled]).toEqual([false, false])
    fireEvent.click(spin())
    fireEvent.click(spin())
    for (const seconds of [0.1, 29, 10, 11]) {
      await pass(seconds)
      expect([spin().disabled, refuse().disabled]).toEqual([true, true])
      expect(stores.overlays.isOpen('wheel-prize')).toBe(false)
    }
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^The wheel is spinning/),
    )
    await pass(1)
    await act(() => vi.dynamicImportSettled())
    expect(server.puts).toBe(1)
    const dialog = screen.getByRole('dialog', { name: 'You won' })
    expect(dialog.textContent).toContain('5 TND')
    expect(spin().disabled).toBe(true)
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await pass(0.1)
    expect(server.deletes).toBe(1)
    expect(screen.getByRole('progressbar')).toBeTruthy()
  })

  it('counts the seconds to the prize, and renders nothing else while it turns', async () => {
    const { container } = await open({ wheelId: 4, awardList }, allowed)
    fireEvent.click(spin())
    await pass(1)
    let renders = 0
    const timer = screen.getByRole('timer')
    const isElsewhere = ({ target }: MutationRecord) => !timer.contains(target)
    const watch = new MutationObserver((records) => (renders += records.filter(isElsewhere).length))
    watch.observe(container, { subtree: true, childList: true, characterData: true })
    expect(timer.textContent).toBe('50 sec')
    await pass(28)
    expect([renders, timer.textContent]).toEqual([0, '22 sec'])
    watch.disconnect()
  })

  it('says that the result is late, and counts again once the wheel turns to the prize', async () => {
    const { server } = await open({ wheelId: 4, awardList }, allowed)
    fireEvent.click(spin())
    await pass(20)
    expect(screen.getByText(/^The wheel is spinning/)).toBeTruthy()
    const { status } = server
    server.status = new ApiError('lost')
    await pass(20)
    expect(screen.getByText(/^The result is taking longer than usual/)).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
    server.status = status
    await pass(7)
    expect(screen.getByText(/^The wheel is spinning/)).toBeTruthy()
    expect(Number.parseInt(screen.getByRole('timer').textContent!, 10)).toBeGreaterThan(10)
  })

  it('says what a wheel that stands still waits for, with reduced motion', async () => {
    fakeAnimations({ reducedMotion: true })
    await open({ wheelId: 4, awardList }, allowed)
    fireEvent.click(spin())
    await pass(1)
    expect(screen.getByText(/^Your prize is being drawn/)).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('50 sec')
  })

  it('says that a spin whose prize was seen is being finished', async () => {
    const { server } = await open({ wheelId: 4, awardList }, allowed)
    fireEvent.click(spin())
    await pass(40)
    server.refusal = new ApiError('lost')
    await pass(12)
    await act(() => vi.dynamicImportSettled())
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' }))
    await pass(1)
    expect(screen.getByText(/^One moment, we are finishing this spin/)).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('shows that the result is unavailable', async () => {
    const { server } = await open({ wheelId: 4, awardList }, allowed)
    server.refusal = new ApiError('lost')
    fireEvent.click(spin())
    await pass(15)
    server.refusal = null
    server.status = { wheelId: 4, awardList }
    await pass(20)
    expect([server.deletes, screen.queryByRole('dialog')]).toEqual([0, null])
    expect(screen.getByText(/^We don’t know whether the wheel was spun/)).toBeTruthy()
  })
})

describe('giving the wheel up', () => {
  it('asks once, then gives up the wheel and navigates to the main page', async () => {
    const { server, location } = await open({ wheelId: 4, awardList }, allowed)
    fireEvent.click(refuse())
    await pass(0.1)
    fireEvent.click(screen.getByRole('button', { name: 'Keep my spin' }))
    await pass(0.1)
    expect([server.deletes, screen.queryByRole('dialog')]).toEqual([0, null])
    fireEvent.click(refuse())
    await pass(0.1)
    fireEvent.click(screen.getByRole('button', { name: 'Give up' }))
    await pass(0.1)
    expect([server.deletes, location().pathname]).toEqual([1, '/'])
  })

  it('shows why the server rejected it, and keeps the wheel', async () => {
    const { server, location } = await open({ wheelId: 4, awardList }, allowed)
    server.refusal = new ApiError('', 400)
    fireEvent.click(refuse())
    await pass(0.1)
    fireEvent.click(screen.getByRole('button', { name: 'Give up' }))
    await pass(0.1)
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).not.toBe('')
    expect([spin().disabled, location().pathname]).toEqual([false, '/wheel-of-fortune'])
  })
})

it('shows progress as a percentage, and the time left', async () => {
  vi.setSystemTime('2029-12-31T21:54:51Z')
  await open(
    { progress: 62, endTime: '2030-01-01T00:00:00Z' },
    { status: 'IN_PROGRESS', stopAt: '2030-01-01T00:00:00Z' },
  )
  const bar = screen.getByRole('progressbar', { name: 'Wheel in progress' })
  expect(bar.getAttribute('aria-valuenow')).toBe('62')
  expect(screen.getByText('62%')).toBeTruthy()
  expect(screen.getByText(/^Place bets to fill the bar/)).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^02:05:0[89]$/)
  await pass(5)
  expect(screen.getByRole('timer').textContent).toMatch(/^02:05:0[34]$/)
})

it('shows its title above the wheel', async () => {
  await open({ wheelId: 4, awardList }, allowed)
  expect(screen.getByText('Wheel of fortune', { selector: 'p' })).toBeTruthy()
})

it('shows only the time left to a player without a wheel', async () => {
  await open(new ApiError('', 404), { status: 'EXPIRED', stopAt: null })
  expect(screen.getByText('Time left').nextSibling?.textContent).toBe('00:00:00')
  expect(screen.queryAllByRole('button').length + screen.queryAllByRole('progressbar').length).toBe(0)
})

it('offers a retry if the wheel fails to load', async () => {
  const { server } = await open(new ApiError('', 500), allowed)
  expect(screen.getByRole('alert')).toBeTruthy()
  server.status = { wheelId: 4, awardList }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0.1)
  expect(spin().disabled).toBe(false)
})
