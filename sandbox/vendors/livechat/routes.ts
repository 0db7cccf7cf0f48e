import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { chatFont } from '../chat/font.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const tracking = read('./tracking.js')
const page = read('./open-chat.html')
const licence = /^[0-9]{4,}$/

/** Serves LiveChat’s script and the typeface of its button. */
export function livechatVendor(app: FastifyInstance): void {
  app.get('/tracking.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(tracking))
  chatFont(app)
}

/** Serves the configuration of a licence as a script from a second host. Its socket is in chat/sockets.ts. */
export function livechatApiVendor(app: FastifyInstance): void {
  app.get<{ Querystring: { license_id?: string } }>(
    '/v3.6/customer/action/get_dynamic_configuration',
    ({ query }, reply) => {
      const found = licence.test(query.license_id ?? '')
      const greeting = { id: 1, afterMs: 45_000, text: 'Hello. Can I help you with anything?' }
      return reply
        .type('text/javascript; charset=utf-8')
        .send(`window.__lc_configure(${JSON.stringify({ found, greeting })})`)
    },
  )
}

/** Serves the page in LiveChat’s frame: the conversation. */
export function livechatSecureVendor(app: FastifyInstance): void {
  app.get('/customer/action/open_chat', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
