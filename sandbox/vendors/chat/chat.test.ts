import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { answerTo } from './operator.ts'
import { createChatSockets } from './sockets.ts'

let sandbox: Sandbox
/** The operator without the sandbox, which recognises vendors’ sockets by host names below localhost that Node does not resolve. */
const chat = createChatSockets()
const operator = createServer().on('upgrade', (request, stream, head) =>
  chat.handleUpgrade(request, stream, head, (socket) => chat.emit('connection', socket, request)),
)
const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  sandbox = await buildSandbox({ database: ':memory:' })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const socket of chat.clients) socket.terminate()
  operator.close()
  await sandbox.close()
})

function connect(server: Server) {
  const socket = new WebSocket(`ws://127.0.0.1:${portOf(server)}/socket`)
  const received: { type: string; text?: string; operator?: string }[] = []
  socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))))
  const ended = new Promise<boolean>((resolve) => {
    for (const type of ['close', 'error']) socket.addEventListener(type, () => resolve(true))
  })
  return { socket, received, ended }
}

it('an operator greets the player by name, types and answers', async () => {
  const { socket, received } = connect(operator)
  await expect.poll(() => received).toEqual([{ type: 'hello', operator: 'Nora' }])
  socket.send(JSON.stringify({ text: 'When is my withdrawal paid?', name: 'amine' }))
  await expect.poll(() => received.map(({ type }) => type), { timeout: 4000 }).toEqual(['hello', 'typing', 'message'])
  expect(received[2]!.text).toMatch(/^Hello amine\. Withdrawals/)
  socket.close()
})

it('accepts long and unusual texts, and closes on one that is too long', async () => {
  const { socket, received, ended } = connect(operator)
  await expect.poll(() => received.length).toBe(1)
  for (const text of ['{', '7', '[]', '{"text":7}']) socket.send(text)
  socket.send(JSON.stringify({ text: `مكافأة ${'x'.repeat(500)}` }))
  await expect
    .poll(() => received.at(-1), { timeout: 4000 })
    .toMatchObject({ type: 'message', text: answerTo('bonus', 0) })
  expect(received).toHaveLength(3)
  socket.send('x'.repeat(70_000))
  expect(await ended).toBe(true)
})

it('no other host has such a socket', async () => {
  const { received, ended } = connect(sandbox.app.server)
  expect(await ended).toBe(true)
  expect(received).toEqual([])
})

it('every text has an answer, and an unknown text has several', () => {
  expect(new Set([0, 1, 2, 3].map((turn) => answerTo('hm', turn))).size).toBe(3)
  expect(answerTo('Mon retrait ?', 0)).toBe(answerTo('cash out', 5))
})

it.each([
  ['livechat', '/tracking.js', 200],
  ['livechat', '/fonts/chat.woff2', 200],
  ['livechat-api', '/v3.6/customer/action/get_dynamic_configuration?license_id=12345678', 200],
  ['livechat-secure', '/customer/action/open_chat', 200],
  ['tawk', '/5f0000000000000000000001/default', 200],
  ['tawk', '/no-property/default', 404],
  ['tawk-api', '/_s/v4/app/twk-app.js', 200],
  ['gtag', '/gtag/js?id=G-1', 200],
  ['livechat', '/api/auth/me', 404],
])('%s answers %s with %i', async (name, url, status) => {
  expect((await sandbox.app.inject({ url, headers: { host: `${name}.vendors.localhost:4600` } })).statusCode).toBe(
    status,
  )
})

it('LiveChat recognizes licences by their format', async () => {
  const ask = (license: string) =>
    sandbox.app.inject({
      url: `/v3.6/customer/action/get_dynamic_configuration?license_id=${license}`,
      headers: { host: 'livechat-api.vendors.localhost' },
    })
  expect((await ask('12345678')).body).toContain('"found":true')
  expect((await ask('x')).body).toContain('"found":false')
})
