// @vitest-environment jsdom
import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { reaction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Jackpot } from '#api'
import { asked, start, stop } from '#testing/live.ts'
import { player } from '#testing/render.tsx'
import type { FakeSocket } from './socket.fixture.ts'

const sockets = vi.hoisted((): FakeSocket[] => [])
vi.mock('socket.io-client', async () => {
  const { FakeSocket } = await import('./socket.fixture.ts')
  return {
    io: (...given: ConstructorParameters<typeof FakeSocket>) => sockets[sockets.push(new FakeSocket(...given)) - 1],
  }
})
const latest = () => sockets.at(-1)!

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  sockets.length = 0
  vi.useRealTimers()
})

const jackpot: Jackpot = { id: 'a', name: 'A', kind: 'games', level: 1, amount: 5, currency: 'TND' }
const notice = (lang = 'en', type = 'success') => ({
  type,
  content: [
    { lang: 'fr', message: 'Bonjour' },
    { lang, message: 'Hello <b>you</b>' },
  ],
})

describe('events', () => {
  it('are only those of the jackpots and live tables for visitors', () => {
    start(null)
    expect(
      latest()
        .eventNames()
        .filter((name) => !['connect', 'connect_error', 'disconnect'].includes(String(name))),
    ).toEqual(['tables', 'jackpot'])
  })

  it('replace balances and jackpots', () => {
    const { session, get } = start()
    const jackpots = get(jackpotStore)
    latest().emit('balance', { balance: 5, bonusBalance: 6 })
    latest().emit('jackpot', [jackpot])
    expect([session.user?.balance, session.user?.bonusBalance, jackpots.list.value]).toEqual([5, 6, [jackpot]])
  })

  it('are read as other platforms write them', () => {
    const { session, toasts } = start()
    latest().emit('balance', { balance: '5.50', extra: 1 })
    latest().emit('notification', { content: [{ lang: 'en', message: 'Hello' }] })
    expect([session.user?.balance, session.user?.bonusBalance]).toEqual([5.5, player.bonusBalance])
    expect(toasts.toasts.map(({ type, text }) => [type, text])).toEqual([['success', 'Hello']])
  })

  it('are applied at most ten times a second, and the last one always', () => {
    const { session } = start()
    const shown: unknown[] = []
    const stopNoting = reaction(
      () => session.user?.balance,
      (balance) => shown.push(balance),
    )
    for (let balance = 1; balance <= 500; balance++) {
      latest().emit('balance', { balance, bonusBalance: 0 })
      vi.advanceTimersByTime(1)
    }
    vi.advanceTimersByTime(100)
    stopNoting()
    expect(shown).toEqual([1, 100, 200, 300, 400, 500])
  })

  it('show a notification once, as text, with its type, in the interface language', () => {
    const { toasts } = start()
    latest().emit('notification', notice('en', 'warning'))
    latest().emit('notification', notice('en', 'party'))
    vi.advanceTimersByTime(100)
    expect(toasts.toasts.map(({ type, text }) => [type, text])).toEqual([
      ['warning', 'Hello <b>you</b>'],
      ['success', 'Hello <b>you</b>'],
    ])
  })

  it('show no notification without a text in the interface language', () => {
    const { toasts } = start()
    latest().emit('notification', notice('de'))
    latest().emit('notification', { type: 'info', content: [] })
    latest().emit('notification', { type: 'info', content: [{ lang: 'en', message: '' }] })
    vi.advanceTimersByTime(100)
    expect(toasts.toasts).toEqual([])
  })

  it.each([
    ['balance', { balance: 'much' }],
    ['balance', null],
    ['notification', { type: 'info', content: { lang: 'en', message: 'Hello' } }],
    ['notification', { type: 'info', content: [{ lang: 'en' }] }],
    ['notification', { type: 'info', content: [{ lang: 'en', message: { html: '' } }] }],
    ['jackpot', { items: [] }],
    ['jackpot', [{ id: 'a' }]],
    ['fortuneWheel', { status: 'OPEN' }],
  ])('of another shape than the schema’s are dropped and logged: %s %j', (event, payload) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { session, toasts, get } = start()
    const jackpots = get(jackpotStore)
    latest().emit(event, payload)
    vi.advanceTimersByTime(1000)
    expect([session.user, toasts.toasts, jackpots.list.value]).toEqual([player, [], undefined])
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(event))
    expect(asked).toEqual([])
  })

  it('about the wheel and the cashback reload them, at most once a second', async () => {
    start()
    for (let count = 0; count < 30; count++) {
      latest().emit('fortuneWheel', { status: 'IN_PROGRESS' })
      latest().emit('cashback-pop-up')
      await vi.advanceTimersByTimeAsync(50)
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect([...asked].sort()).toEqual([...Array(3).fill('/fortune-wheel/status'), ...Array(3).fill('/last-cashback')])
  })

  it('of a former user are ignored, including pending ones', async () => {
    const { session, toasts, get } = start()
    const jackpots = get(jackpotStore)
    const [former] = sockets
    const listeners = former!.listeners('balance') as ((payload: unknown) => void)[]
    const noticed = former!.listeners('notification') as ((payload: unknown) => void)[]
    for (const balance of [1, 2]) former!.emit('balance', { balance, bonusBalance: 0 })
    former!.emit('cashback-pop-up')
    former!.emit('cashback-pop-up')
    session.receive({ ...player, id: 8, balance: 80 })
    asked.length = 0
    for (const listener of listeners) listener({ balance: 3, bonusBalance: 0 })
    for (const hear of noticed) hear(notice())
    await vi.advanceTimersByTimeAsync(2000)
    expect([session.user?.balance, toasts.toasts, jackpots.list.value, asked]).toEqual([80, [], undefined, []])
  })
})
