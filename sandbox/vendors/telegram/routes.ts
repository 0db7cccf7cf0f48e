import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../../app/errors.ts'
import type { Telegram } from '../../domains/account/telegram.ts'
import { clientId } from '../../domains/account/telegram-tokens.ts'
import { people, personOf } from './people.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const script = read('./telegram-widget.js')
const library = read('./telegram-login.js')
const embed = read('./embed.html')
const auth = read('./auth.html')

/** Telegram’s login widget: its script, the frame of its button and the sign-in window. */
export function telegramVendor(app: FastifyInstance, telegram: Telegram): void {
  app.get('/js/telegram-widget.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.get('/embed/:bot', (_request, reply) => reply.type('text/html; charset=utf-8').send(embed))
  app.get('/auth', (_request, reply) => reply.type('text/html; charset=utf-8').send(auth))
  app.get('/people', async () => people)

  const schema = {
    body: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'], additionalProperties: false },
  }
  app.post<{ Body: { id: number } }>('/sign', { schema }, async ({ body }) => {
    const person = personOf(body.id)
    if (!person) throw notFound()
    return telegram.sign(person)
  })
}

interface AuthQuery {
  response_type?: string
  client_id?: string
  redirect_uri?: string
  origin?: string
}

/**
 * Telegram’s login library: its script, its window and the keys that verify its tokens. The addresses are those of
 * https://oauth.telegram.org/.well-known/openid-configuration (26 November 2026).
 */
export function telegramOauthVendor(app: FastifyInstance, { tokens }: Telegram): void {
  app.get('/js/telegram-login.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(library))
  app.get('/.well-known/jwks.json', () => tokens.keys())
  app.get('/people', async () => people)

  app.get<{ Querystring: AuthQuery }>('/auth', ({ query, headers }, reply) => {
    const refusal = refusalOf(query, headers.referer)
    return refusal ? refuse(reply, refusal) : reply.type('text/html; charset=utf-8').send(auth)
  })

  const body = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      client_id: { const: String(clientId) },
      nonce: { type: 'string', maxLength: 1024 },
    },
    required: ['id', 'client_id'],
    additionalProperties: false,
  }
  app.post<{ Body: { id: number; client_id: string; nonce?: string } }>(
    '/sign-token',
    { schema: { body } },
    async ({ body: { id, client_id, nonce } }) => {
      const person = personOf(id)
      if (!person) throw notFound()
      return { result: await tokens.make(person, client_id, nonce) }
    },
  )
}

/**
 * Why Telegram’s window shows an error instead of the sign-in. “origin required” and “redirect_uri required” are what public
 * code reports of the real one (26 November 2026); the words for an unknown client are assumed. The origin comes from the
 * parameter or from the Referer header; that it must be the one of `redirect_uri` is assumed.
 */
function refusalOf(
  { response_type, client_id, redirect_uri = '', origin }: AuthQuery,
  referer = '',
): string | undefined {
  if (client_id !== String(clientId)) return 'client_id invalid'
  if (response_type !== 'post_message') return 'response_type invalid'
  if (!URL.canParse(redirect_uri)) return 'redirect_uri required'
  const from = origin ?? referer
  if (!URL.canParse(from)) return 'origin required'
  return new URL(from).origin === new URL(redirect_uri).origin ? undefined : 'origin invalid'
}

const refuse = (reply: FastifyReply, text: string) => reply.status(400).type('text/plain; charset=utf-8').send(text)
