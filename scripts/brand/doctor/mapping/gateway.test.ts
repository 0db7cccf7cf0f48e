import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../../../sandbox/testing/browser.ts'
import { listen } from '../../../../sandbox/testing/live.ts'
import { plain } from '../../../../sandbox/testing/platform-mapping.ts'
import { toErrorBody } from '#engine/data/error-body.ts'
import { mapEntities } from '#engine/data/map-answers.ts'
import { readAnswer } from '../../answers/read-answer.ts'
import type { Answer } from '../check-call.ts'
import { examined } from './examined.fixture.ts'
import { preview } from './preview.ts'
import { propose, type Proposal } from './propose.ts'

/** A foreign platform and the sandbox’s own API over the same database. */
const folder = mkdtempSync(join(tmpdir(), 'doctor-map-'))
const credentials = { login: 'amine', password: 'Demo-1234' }

let foreign: Awaited<ReturnType<typeof listen>>
let own: Awaited<ReturnType<typeof listen>>
type Examined = Awaited<ReturnType<typeof examined>>
let theirs: Examined
let ours: Examined
let proposal: Proposal

const proposed = (unit?: 'minor') =>
  propose(
    theirs.answers.flatMap(({ call: { entity }, body }) => (entity ? [{ entity, body }] : [])),
    { ...theirs.learned, known: {}, lacks: theirs.lacks, unit },
  )

beforeAll(async () => {
  const database = join(folder, 'sandbox.sqlite')
  foreign = await listen({ database, platform: 'gateway' })
  own = await listen({ database })
  const control = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    own.app.inject({ method, url: `/__sandbox/users/amine${url}`, payload })
  const wheel = { status: 'ALLOWED', stopAt: null }
  await control('PATCH', '', { balance: 500.125, isVerificated: true, fortuneWheel: wheel })
  await control('POST', '/cashbacks', { amount: 4.5 })
  const player = new Browser(own.app)
  await player.get('/api/auth/me')
  await player.post('/api/client-login', credentials)
  const body = { methodId: 'mobile-money', amount: 50, fields: { phone: '+21620123456' } }
  const headers = { 'idempotency-key': 'doctor-key-00000000000001' }
  await player.call('POST', '/api/payments/withdrawals', { body, headers })

  theirs = await examined(foreign, credentials)
  ours = await examined(own, credentials)
  proposal = proposed('minor')
}, 120_000)

afterAll(async () => {
  await Promise.all([foreign.close(), own.close()])
  rmSync(folder, { recursive: true })
})

const names = [
  'POST /client-login',
  'GET /auth/me',
  'GET /banners',
  'GET /games',
  'GET /games/providers',
  'GET /games/categories',
  'GET /payments/methods',
  'GET /payments/operations',
  'GET /my/bets',
  'GET /my/cashbacks',
  'GET /my/operations',
  'GET /my/full-data',
  'GET /popups',
  'GET /fortune-wheel/status',
  'GET /info/jackpot',
  'GET /info/max-balances',
  'GET /last-cashback',
  'GET /pages/client',
  'GET /pages/client/{id}',
  'GET /bonuses',
  'GET /signup-currency',
]

/** What needs no mapping, because its names are usual ones. */
const byUsualNames = ['GET /pages/client', 'GET /pages/client/{id}']

describe('the proposed mapping of the gateway', () => {
  it.each(names)('reads %s as the sandbox’s own answer', (name) => {
    const [there, here] = [theirs, ours].map(({ answers }) => answers.find(({ call }) => call.name === name))
    const read = ({ call, body }: Answer, platform = {}) => plain(readAnswer(call.reads!, body, platform).value)
    const expected = read(here!)
    expect(read(there!, proposal.platform)).toEqual(expected)
    if (byUsualNames.includes(name)) expect(read(there!)).toEqual(expected)
    else expect(read(there!)).not.toEqual(expected)
  })

  it('reads events as the sandbox’s own', () => {
    for (const name of ['BalanceEvent', 'JackpotList', 'FortuneWheelEvent', 'NotificationEvent']) {
      const read = ({ learned }: Examined, platform = {}) => {
        const event = learned.events.find(({ entity }) => entity.name === name)!
        return plain(readAnswer(name, event.body, platform).value)
      }
      expect([name, read(theirs, proposal.platform)]).toEqual([name, read(ours)])
    }
  })

  it('reads failures as the sandbox’s own', () => {
    const reading = { map: mapEntities(proposal.platform), onUnreadable: () => undefined }
    expect(theirs.learned.failures.map(({ code }) => code)).toEqual([110, 101, 401, 404])
    for (const { body, code, params } of theirs.learned.failures) {
      const { errors, ...said } = toErrorBody(body, reading)!
      expect(said).toMatchObject({ code, message: expect.any(String) })
      expect(errors).toEqual(params.map((param) => ({ code, param })))
    }
  })

  it('names the envelope, and the calls that the gateway lacks', () => {
    expect(proposal.platform).toMatchObject({
      envelope: '/data',
      lacks: [
        'GET /addresses',
        'GET /promotions',
        'GET /sport/events',
        'GET /wins',
        'GET /my/favourites',
        'GET /my/net-position',
        'GET /my/verification',
      ],
    })
  })

  it('leaves whole amounts out until their unit is told', () => {
    const { platform, unitless } = proposed()
    expect(unitless).toContain('User.balance at /wallets/0/amount, such as 454625')
    expect(platform.answers!['User']).not.toHaveProperty('balance')
    // A text with decimals tells its unit by itself.
    expect(platform.answers!['Jackpot']).toHaveProperty('amount', '/pot')
  })

  it('tells what it only guesses', () => {
    expect(proposal.doubts).toContain(
      'Banner.place at /position: its numbers are taken in the order of the schema’s values',
    )
  })

  it('keeps what the manifest says already', () => {
    const known = { answers: { Banner: { title: '/teaser' } } }
    const responses = theirs.answers.flatMap(({ call: { entity }, body }) => (entity ? [{ entity, body }] : []))
    expect(propose(responses, { known, lacks: [] }).platform.answers!['Banner']).toMatchObject({
      title: '/teaser',
      image: '/picture/desktop',
    })
  })

  it('shows the data of three screens', () => {
    const shown = preview(theirs.answers, proposal.platform)
    expect(shown).toContain('amine, balance 454.625 TND, bonus 120 TND')
    expect(shown).toMatch(/Games +\S.+ by \S.+, and 21 more/)
    expect(shown).toMatch(/Payments +.+\(deposit, 20 to 10000 TND\)/)
    expect(preview(theirs.answers, {})).toContain('cannot be read')
  })
})

it('proposes nothing for a platform that follows the API', () => {
  const responses = ours.answers.flatMap(({ call: { entity }, body }) => (entity ? [{ entity, body }] : []))
  const { platform } = propose(responses, { ...ours.learned, known: {}, lacks: [], unit: 'major' })
  expect(platform).toEqual({})
})
