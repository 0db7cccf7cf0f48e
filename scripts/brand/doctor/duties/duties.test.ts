import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerLimit, PlayerLimits } from '#api'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { resolve } from '#manifest-tools/layers/resolve.ts'
import { listen } from '../../../../sandbox/testing/live.ts'
import { examine } from '../examine.ts'
import { formatText } from '../format.ts'
import { readings, type Said } from './readings.ts'

const now = Date.parse('2026-11-28T12:00Z')

const limitsWith = (limits: PlayerLimit[], more: Partial<PlayerLimits> = {}): PlayerLimits => ({
  currency: 'EUR',
  limits,
  break: null,
  realityCheckMinutes: null,
  ...more,
})

const limit = (more: Partial<PlayerLimit> = {}): PlayerLimit => ({
  kind: 'deposit',
  period: 'day',
  amount: 100,
  change: null,
  ...more,
})

const read = (name: keyof typeof readings, said: Partial<Said>) =>
  readings[name]({ protection: {}, now, lacks: [], ask: async () => undefined, ...said })

describe('what the platform says', () => {
  const rules = { protection: { limitRules: { loosenAfterHours: 24 } } }

  it('of looser limits: how long they wait, and until when one does', async () => {
    const change = { amount: 500, from: '2026-11-29T12:00:00Z' }
    expect(
      await read('looser-limits', { ...rules, limits: limitsWith([limit({ change })], { coolOffHours: 24 }) }),
    ).toEqual({
      isContradicted: false,
      says: 'a looser limit waits 24 hours, the brand says 24; deposit per day waits until 2026-11-29T12:00:00Z',
    })
    expect(await read('looser-limits', { ...rules, limits: limitsWith([], { coolOffHours: 1 }) })).toMatchObject({
      isContradicted: true,
    })
    expect(await read('looser-limits', { ...rules, limits: limitsWith([limit()]) })).toBeUndefined()
  })

  it('of tighter limits: that none waits', async () => {
    const waiting = (amount: number | null) => limitsWith([limit({ change: { amount, from: '2026-11-29T12:00:00Z' } })])
    expect(await read('tighter-limits', { limits: waiting(500) })).toMatchObject({ isContradicted: false })
    expect(await read('tighter-limits', { limits: waiting(null) })).toMatchObject({ isContradicted: false })
    expect(await read('tighter-limits', { limits: waiting(50) })).toMatchObject({ isContradicted: true })
    expect(await read('tighter-limits', { limits: limitsWith([]) })).toBeUndefined()
  })

  it('of the lowest limit: that none is exceeded', async () => {
    const used = (amount: number) => ({ limits: limitsWith([limit({ used: amount })]) })
    expect(await read('lowest-limit', used(100))).toMatchObject({ isContradicted: false })
    expect(await read('lowest-limit', used(150))).toEqual({
      isContradicted: true,
      says: 'exceeded, unless it was lowered afterwards: deposit per day: 150 of 100',
    })
    expect(await read('lowest-limit', { limits: limitsWith([limit()]) })).toBeUndefined()
  })

  it('of gross deposits: whether withdrawals are taken off, where there are any', async () => {
    const asked: string[] = []
    const said = (used: number, withdrawals: number): Partial<Said> => ({
      limits: limitsWith([limit({ used, resetsAt: '2026-11-29T00:00:00Z' })]),
      ask: async <Value>(name: string, { from }: Record<string, string>) => {
        asked.push(`${name} ${from}`)
        return { currency: 'EUR', deposits: 80, withdrawals, staked: 0, won: 0 } as Value
      },
    })
    expect(await read('gross-deposits', said(80, 30))).toMatchObject({ isContradicted: false })
    expect(await read('gross-deposits', said(50, 30))).toMatchObject({ isContradicted: true })
    expect(await read('gross-deposits', said(80, 0))).toBeUndefined()
    expect(await read('gross-deposits', said(70, 30))).toBeUndefined()
    expect(asked[0]).toBe('GET /my/net-position 2026-11-28T00:00:00.000Z')
  })

  it('of default limits: those of a player who has set none', async () => {
    const limits = limitsWith([limit({ isDefault: true, amount: 600 }), limit({ kind: 'loss' })])
    expect(await read('default-limits', { limits })).toMatchObject({ says: 'default limits: deposit per day 600' })
    expect(await read('default-limits', { limits: limitsWith([limit()]) })).toBeUndefined()
  })

  it('of the history: whether the brand’s months are returned', async () => {
    const protection = { historyMonths: 6 }
    const limits = limitsWith([])
    const ask: Said['ask'] = async <Value>(_: string, { from }: Record<string, string>) =>
      ({ count: from!.startsWith('2026-05-28') ? 3 : 0 }) as Value
    expect(await read('history', { protection, limits, ask })).toEqual({
      isContradicted: false,
      says: 'GET /my/bets returns 6 months: 3 bets',
    })
    expect(await read('history', { protection, limits })).toMatchObject({ isContradicted: true })
    expect(await read('history', { protection, limits, lacks: ['GET /my/bets'] })).toBeUndefined()
    expect(await read('history', { protection })).toBeUndefined()
  })

  it('of games: whether any is listed', async () => {
    expect(await read('no-games', { games: { count: 3, rows: [] } })).toMatchObject({ isContradicted: true })
    expect(await read('no-games', { games: { count: 0, rows: [] } })).toMatchObject({ isContradicted: false })
    expect(await read('no-games', {})).toBeUndefined()
  })
})

describe('the doctor of a brand with the licence gb', () => {
  let sandbox: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => void (sandbox = await listen()))
  afterAll(() => sandbox.close())

  const product = readManifests('manifests')
  const own = readManifests('testing/fixture-licences')
  const { manifest } = resolve('gb-alone', (name) => own.read(name) ?? product.read(name))

  const examined = (credentials?: { login: string; password: string }) =>
    examine({
      id: 'gb-alone',
      manifest: manifest!,
      api: sandbox.origin,
      origins: [sandbox.origin],
      timeout: 10_000,
      ...(credentials && { credentials }),
    })

  it('lists each duty that the platform or a vendor holds, and checks none of them for a visitor', async () => {
    const report = await examined()
    expect(report.duties.map(({ name, severity }) => `${severity} ${name}`)).toEqual(
      [
        'rts-12b-lowest',
        'rts-12b-gross',
        'rts-12-loosen',
        'rts-12-tighten',
        'rts-14g-casino',
        'rts-14-slots',
        'stake-slots',
        'stake-slots-young',
        'rts-history',
      ].map((duty) => `skipped licence gb, duty ${duty}`),
    )
    expect(formatText(report)).toMatch(
      /licence gb, duty stake-slots +not checked here \(vendor\): The platform and the game’s vendor refuse/,
    )
  })

  it('says of a player what the answers say, and only reads', async () => {
    await sandbox.app.inject({ method: 'POST', url: '/__sandbox/reset' })
    const { duties } = await examined({ login: 'claire', password: 'Demo-1234' })
    const messages = new Map(
      duties.map(({ name, severity, message }) => [name.split(' ').at(-1), `${severity}: ${message}`]),
    )
    expect(messages.get('rts-12-loosen')).toMatch(
      /: (the platform says: )?a looser limit waits \d+ hours, the brand says 24/,
    )
    expect(messages.get('rts-history')).toMatch(/^ok: the platform says: GET \/my\/bets returns 12 months: \d+ bets$/)
    expect(messages.get('rts-12-tighten')).toContain('not checked here (platform)')
    const log = await sandbox.app.inject({ method: 'GET', url: '/__sandbox/log' })
    const sent = log.json<{ method: string; path: string }[]>().filter(({ method }) => method !== 'GET')
    expect([...new Set(sent.map(({ method, path }) => `${method} ${path}`))]).toEqual([
      'POST /api/client-login',
      'DELETE /api/logout',
    ])
  })
})
