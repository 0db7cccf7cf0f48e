import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../app/errors.ts'
import type { Services } from '../../app/services.ts'
import { people, personOf } from './people.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const script = read('./telegram-widget.js')
const embed = read('./embed.html')
const auth = read('./auth.html')

/** Telegram’s login widget: its script, the frame of its button and the sign-in window. */
export function telegramVendor(app: FastifyInstance, { telegram }: Services): void {
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
