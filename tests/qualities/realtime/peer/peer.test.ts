// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { asked, start, stop } from '#testing/live.ts'
import { player } from '#testing/render.tsx'
import { Peer } from './peer.ts'

/** The Python that has the peer’s packages: `npm run test:slow peer` names it. */
const python = process.env.PEER

const soon = { timeout: 5000 }

describe.skipIf(!python)('with a realtime server of another make', () => {
  let peer: Peer
  beforeAll(async () => {
    peer = new Peer(python!)
    await peer.started
  })
  afterAll(() => peer.stop())
  beforeEach(() => void peer.connected.splice(0))
  afterEach(() => stop())

  /** Starts the product for a player or a visitor, and waits until it is connected. */
  async function open(user: typeof player | null = player) {
    const stores = start(user, { '/auth/me': user }, `http://127.0.0.1:${peer.port}`)
    await vi.waitFor(() => expect(stores.connection.state).toBe('online'), soon)
    await vi.waitFor(() => expect(peer.connected).toHaveLength(1), soon)
    return stores
  }

  it('players send their id, visitors the time', async () => {
    await open()
    stop()
    await vi.waitFor(() => expect(peer.connected.splice(0)).toEqual([{ userId: player.id }]), soon)
    await open(null)
    expect(peer.connected).toEqual([{ timestamp: expect.any(Number) }])
  })

  it('balances, jackpots and notifications are shown', async () => {
    const { session, toasts, get } = await open()
    peer.emit('balance', { balance: 12.5, bonusBalance: 3 })
    peer.emit('jackpot', [{ id: 1, name: 'Gold', kind: 'games', level: 'gold', amount: 10, currency: 'TND' }])
    peer.emit('notification', { type: 'info', content: [{ lang: 'en', message: 'Hello' }] })
    await vi.waitFor(() => {
      expect(session.user).toMatchObject({ balance: 12.5, bonusBalance: 3 })
      expect(get(jackpotStore).list.value).toMatchObject([{ name: 'Gold', amount: 10 }])
      expect(toasts.toasts).toMatchObject([{ type: 'info', text: 'Hello' }])
    }, soon)
  })

  it('events of the wheel and of cashbacks are read', async () => {
    await open()
    await vi.waitFor(() => expect(asked).toContain('/auth/me'), soon)
    asked.length = 0
    peer.emit('cashback-pop-up')
    peer.emit('fortuneWheel', { status: 'IN_PROGRESS' })
    await vi.waitFor(
      () => expect(asked).toEqual(expect.arrayContaining(['/last-cashback', '/fortune-wheel/status'])),
      soon,
    )
  })

  it('what is no event changes nothing, and a flood of notices is bounded', async () => {
    const { session, toasts, connection } = await open()
    for (const name of ['balance', 'jackpot', 'notification', 'fortuneWheel', 'cashback-pop-up', 'unheard-of'])
      for (const payload of [[], [null], ['x'], [[]], [{}], [{ balance: 'much', content: 7, status: [] }], [1, 2]])
        peer.emit(name, ...payload)
    for (let count = 0; count < 200; count++)
      peer.emit('notification', { type: 'info', content: [{ lang: 'en', message: `Notice ${count}` }] })
    peer.emit('balance', { balance: 77, bonusBalance: 0 })
    await vi.waitFor(() => expect([session.user?.balance, toasts.toasts.length]).toEqual([77, 3]), soon)
    expect(connection.state).toBe('online')
  })

  it('a page that was dropped connects again within three seconds, and reads again', async () => {
    const { connection } = await open()
    await vi.waitFor(() => expect(asked).toContain('/auth/me'), soon)
    asked.length = 0
    peer.drop()
    await vi.waitFor(() => expect(peer.connected).toHaveLength(2), { timeout: 3000 })
    await vi.waitFor(() => expect([connection.state, asked.includes('/auth/me')]).toEqual(['online', true]), soon)
  })
})
