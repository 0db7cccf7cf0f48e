import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Award } from '#api'
import { awardList, drawAward } from './awards.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { connected, listen, next } from '../../testing/live.ts'
import { moveClock } from '../../testing/messages.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let player: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  player = await signedIn(sandbox.app)
})
afterEach(() => sandbox.close())

const status = async () => (await player.get('/api/fortune-wheel/status')).json()
const me = async () => (await player.get('/api/auth/me')).json()
const control = (method: 'PUT' | 'PATCH', path: string, payload: object) =>
  sandbox.app.inject({ method, url: `/__sandbox/users/${path}`, payload })
const fix = (award: Award) => control('PUT', 'amine/wheel', { award })

test('credits on the spin, once, and returns the award until the wheel is deleted', async () => {
  const { wheelId, ...shown } = await status()
  expect(shown).toEqual({ awardList, status: 'ALLOWED' })
  const { balance } = await me()
  await fix({ key: 'coin', value: 100 })
  for (let turn = 0; turn < 2; turn++)
    expect((await player.put(`/api/fortune-wheel/${wheelId}`)).json()).toEqual({ key: 'coin', value: 100 })
  expect((await me()).balance).toBe(balance + 100)
  expect((await status()).award).toEqual({ key: 'coin', value: 100 })
  expect((await player.get('/api/my/operations')).json().rows[0]).toMatchObject({ kind: 'prize', amount: 100 })

  expect((await player.delete(`/api/fortune-wheel/${wheelId}`)).statusCode).toBe(204)
  expect((await player.delete(`/api/fortune-wheel/${wheelId}`)).statusCode).toBe(404)
  expect((await player.put(`/api/fortune-wheel/${wheelId}`)).statusCode).toBe(404)
  const { progress, endTime } = await status()
  expect([progress, (await me()).fortuneWheel]).toEqual([0, { status: 'IN_PROGRESS', stopAt: endTime }])
})

test.each(['lost', 'freeSpin'])('credits nothing for %s; a free spin is followed by another wheel', async (key) => {
  const { wheelId } = await status()
  const { balance } = await me()
  await fix({ key, value: 3 })
  await player.put(`/api/fortune-wheel/${wheelId}`)
  await player.delete(`/api/fortune-wheel/${wheelId}`)
  expect((await me()).balance).toBe(balance)
  expect((await me()).fortuneWheel.status).toBe(key === 'freeSpin' ? 'ALLOWED' : 'IN_PROGRESS')
  if (key === 'freeSpin') expect((await status()).wheelId).not.toBe(wheelId)
})

test('players reach only their own wheel, and players in another currency have none', async () => {
  const { wheelId } = await status()
  for (const login of ['claire', 'yasmine']) {
    const other = await signedIn(sandbox.app, login)
    expect((await other.put(`/api/fortune-wheel/${wheelId}`)).statusCode).toBe(404)
    expect((await other.delete(`/api/fortune-wheel/${wheelId}`)).statusCode).toBe(404)
  }
  expect((await (await signedIn(sandbox.app, 'claire')).get('/api/fortune-wheel/status')).statusCode).toBe(404)
  expect((await sandbox.app.inject('/api/fortune-wheel/status')).statusCode).toBe(401)
})

test('meeting the condition opens the next wheel; running out of time ends it', async () => {
  const { wheelId } = await status()
  await player.delete(`/api/fortune-wheel/${wheelId}`)
  await control('PUT', 'amine/wheel', { progress: 64 })
  expect((await status()).progress).toBe(64)
  await control('PUT', 'amine/wheel', { progress: 100 })
  expect((await status()).status).toBe('ALLOWED')

  await player.delete(`/api/fortune-wheel/${(await status()).wheelId}`)
  await moveClock(sandbox.app, 24 * 60 * 60_000 + 1)
  const late = await player.get('/api/fortune-wheel/status')
  expect(Math.abs(Date.parse(late.headers.date ?? '') - Date.now() - 24 * 60 * 60_000)).toBeLessThan(5000)
  expect([late.statusCode, (await me()).fortuneWheel.status]).toEqual([404, 'EXPIRED'])
})

test('notifies the player’s sockets of a new state', async () => {
  const live = await listen()
  const own = await signedIn(live.app)
  const socket = await connected(live.socket({ cookie: own.cookieHeader }))
  const heard = next(socket, 'fortuneWheel')
  await live.app.inject({
    method: 'PATCH',
    url: '/__sandbox/users/amine',
    payload: { fortuneWheel: { status: 'NEW' } },
  })
  expect(await heard).toEqual({ status: 'NEW' })
  await live.close()
})

test('draws by the weights, the jackpot least often', () => {
  const drawn = Array.from({ length: 1073 }, (_, at) => drawAward({ below: (limit) => at % limit }))
  const times = (value: number) => drawn.filter((award) => award.key === 'coin' && award.value === value).length
  expect([times(100) < times(50), times(50) < times(20), times(100) > 0]).toEqual([true, true, true])
})
