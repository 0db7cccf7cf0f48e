import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { brand, reading } from '#testing/brand.ts'
import { resolve } from '#manifest-tools/layers/resolve.ts'
import { listen } from '../../../../sandbox/testing/live.ts'
import { Client } from '../client.ts'
import { checkPersonalData, untried } from './form-fields.ts'
import { tryRegistration } from './try-registration.ts'

let sandbox: Awaited<ReturnType<typeof listen>>
const closing: (() => unknown)[] = []

beforeAll(async () => {
  sandbox = await listen()
})
afterAll(() => sandbox.close())
afterEach(async () => {
  closing.splice(0).forEach((close) => close())
  await sandbox.app.inject({ method: 'DELETE', url: '/__sandbox/faults' })
})

const label = 'user:register.fields.city'

/** The brand with these fields below its own. */
function brandWith(fields: object[], { steps, ...others }: { steps?: object[] } = {}): JsonObject {
  const form = { fields: { insert: fields.map((entry) => ({ entry })) }, ...(steps && { steps }) }
  const text = JSON.stringify({
    ...JSON.parse(brand),
    forms: { 'registration-b': form, 'registration-a': form, 'personal-data': form },
    ...others,
  })
  return resolve('lumina', reading(text)).manifest!
}

const lines = (checks: { name: string; severity: string; message: string }[]) =>
  checks.map(({ name, severity, message }) => `${name}: ${severity}: ${message}`)

async function tried(
  fields: object[],
  given: Record<string, string> = {},
  others?: { steps?: object[] },
  api = sandbox.origin,
) {
  const manifest = brandWith(fields, others)
  return lines(await tryRegistration({ manifest, client: new Client(api, api, 5000), platform: {}, given }))
}

/** A platform that answers registrations with this body. */
async function platformSaying(status: number, body: object): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  )
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
  closing.push(() => (server.closeAllConnections(), server.close()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const nationality = { use: 'country', name: 'nationality', label }
const made = expect.stringMatching(/^registration: ok: ok: registered /)

describe('a registration on a test platform', () => {
  it('says which fields are accepted and kept', async () => {
    const cpf = { use: 'national-number', name: 'cpf', country: 'BR', required: true }
    const street = { use: 'address', name: 'street', part: 'street', country: 'BR', send: '/address/street' }
    const boxes = { use: 'checkbox', name: 'news', label }
    const born = { use: 'date', name: 'since', label, earliest: '2020-01-01' }
    expect(await tried([nationality, cpf, street, boxes, born])).toEqual([
      made,
      'registration: nationality: ok: ok: accepted and kept',
      'registration: cpf: ok: ok: accepted and kept',
      'registration: street: ok: ok: accepted and kept',
      'registration: news: ok: ok: accepted and kept',
      'registration: since: ok: ok: accepted and kept',
    ])
  })

  it('is that of the brand’s family, as its permissions say', async () => {
    const permissions = { cardId: { visible: true, required: true }, city: true }
    expect(await tried([nationality], {}, { registration: { family: 'a', permissions } } as object)).toEqual([
      made,
      'registration: nationality: ok: ok: accepted and kept',
    ])
  })

  it('names a field that the platform accepts and does not keep, or keeps as another value', async () => {
    const body = { login: 'x', nationality: 'FR' }
    const fault = { method: 'GET', path: '/api/my/full-data', times: 9, kind: 'status', status: 200, body }
    await sandbox.app.inject({ method: 'POST', url: '/__sandbox/faults', payload: fault })
    expect(await tried([nationality, { use: 'text', name: 'alias', label }])).toEqual([
      made,
      'registration: nationality: warning: accepted, but GET /my/full-data has "FR" in place of "MA"',
      'registration: alias: warning: accepted, but GET /my/full-data has no /alias: the platform may not know the field',
    ])
  })

  it('names a field that the platform refuses', async () => {
    const [line, ...others] = await tried([{ use: 'text', name: 'wallet', label, send: '/balance' }])
    expect(line).toMatch(
      /^registration: wallet: error: refused with status 400 \(code 110\): the platform does not know the field, or wants another value than "doctor\w+"; --field wallet=… gives one$/,
    )
    expect(others).toEqual([])
  })

  it.each([
    [422, { message: ['property nationality should not exist'], error: 'Bad Request' }],
    [
      422,
      { detail: [{ loc: ['body', 'nationality'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }] },
    ],
    [422, { errors: { nationality: ['The nationality field is prohibited.'] } }],
    [400, { error: { code: 110, param: 'nationality' } }],
  ])('reads the refusal of a framework: %i %j', async (status, body) => {
    const [line] = await tried([nationality], {}, {}, await platformSaying(status, body))
    expect(line).toMatch(
      /^registration: nationality: error: refused with status 4\d\d \(.+\): the platform does not know/,
    )
  })

  it('names what the platform asks for and the form does not send', async () => {
    const api = await platformSaying(400, { code: 110, errors: [{ code: 110, param: 'passport' }] })
    expect(await tried([], {}, {}, api)).toEqual([
      'registration: error: refused with status 400 (code 110): the platform asks for "passport", which the form does not send',
    ])
  })

  it('sends a step with a call of its own to it, and stops where it is refused', async () => {
    const steps = [
      { title: label, fields: ['login', 'nationality'], call: 'check-player' },
      { title: label, fields: ['password'] },
    ]
    const lost = { method: 'POST', path: '/api/check-player', times: 1, kind: 'status', status: 422 }
    const body = { errors: [{ code: 110, param: 'nationality' }] }
    await sandbox.app.inject({ method: 'POST', url: '/__sandbox/faults', payload: { ...lost, body } })
    const [line] = await tried([nationality], {}, { steps })
    expect(line).toContain('registration: nationality: error: refused with status 422 (code 110)')
  })

  it('asks for values that only the operator knows, and sends them', async () => {
    const member = { use: 'text', name: 'member', label, required: true, pattern: { matches: '[A-Z]{3}', text: label } }
    expect(await tried([member])).toEqual(['registration: warning: not tried: give a value for --field member=…'])
    expect(await tried([member], { member: 'ABC' })).toEqual([made, 'registration: member: ok: ok: accepted and kept'])
  })

  it('sends what the conditions show', async () => {
    const work = {
      use: 'select',
      name: 'work',
      label,
      options: [
        { value: 'own', label },
        { value: 'paid', label },
      ],
    }
    const shown = { use: 'text', name: 'shop', label, visible: [{ field: 'work', in: ['own'] }] }
    const hidden = { use: 'text', name: 'employer', label, visible: [{ field: 'work', in: ['paid'] }] }
    expect(await tried([work, shown, hidden])).toEqual([
      made,
      'registration: work: ok: ok: accepted and kept',
      'registration: shop: ok: ok: accepted and kept',
    ])
  })
})

describe('without a registration', () => {
  it('the fields of the brand’s own are named, and nothing is sent', () => {
    expect(lines(untried(brandWith([nationality])))).toEqual([
      'registration: nationality: skipped: not tried: --register registers a player on a test platform',
    ])
    expect(untried(brandWith([]))).toEqual([])
  })

  it('the personal data of a player say which fields the platform has', () => {
    const manifest = brandWith([
      nationality,
      { use: 'address', name: 'street', part: 'street', country: 'BR', send: '/address/street' },
    ])
    expect(lines(checkPersonalData(manifest, { nationality: '', address: {} }))).toEqual([
      'personal data: nationality: ok: ok',
      'personal data: street: warning: GET /my/full-data has no /address/street: the player has none, or the platform does not know the field',
    ])
    expect(lines(checkPersonalData(manifest, undefined))).toEqual([
      'personal data: nationality: skipped: use --login and --password',
      'personal data: street: skipped: use --login and --password',
    ])
  })
})
