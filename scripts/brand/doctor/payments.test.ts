import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { Platform } from '#manifest'
import { Client } from './client.ts'
import { checkUnknownPayment } from './payments.ts'

const closing: (() => unknown)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** Asks a back end with these statuses: for a payment by its key, and for a path that does not exist. */
async function asked(ofPayment: number, ofPath: number, platform: Platform = {}): Promise<string> {
  const methods: string[] = []
  const server = createServer(({ method = '', url = '' }, response) => {
    methods.push(method)
    response.writeHead(url.startsWith('/api/payments/operations/') ? ofPayment : ofPath).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => (server.closeAllConnections(), server.close()))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { severity, message } = await checkUnknownPayment(new Client(api, api, 2000), platform)
  expect(methods.every((method) => method === 'GET')).toBe(true)
  return `${severity}: ${message}`
}

it.each([
  [404, 400, 'ok: 404: it may mean that nothing was made. Ask the platform (idempotency.payments is none)'],
  [
    404,
    404,
    'ok: 404: it may mean that nothing was made, or that it lacks the call: paths that do not exist answer 404 too',
  ],
  [501, 404, 'ok: status 501: GET /payments/operations/{key} belongs in platform.lacks'],
  [200, 404, 'ok: status 200, not 404: `status` would be wrong'],
])('says what %i means for idempotency, if other paths answer %i', async (ofPayment, ofPath, message) => {
  expect(await asked(ofPayment, ofPath)).toContain(message)
})

it('warns if the manifest trusts a status that the platform does not answer', async () => {
  expect(await asked(200, 404, { idempotency: { payments: 'status' } })).toMatch(/^warning: .*payments is status/)
})

it('asks nothing if the manifest says that the call is not there', async () => {
  expect(await asked(404, 404, { lacks: ['GET /payments/operations/{key}'] })).toMatch(/^skipped: not made/)
})
