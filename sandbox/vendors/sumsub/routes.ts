import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { closed } from '../../app/control/shapes.ts'
import type { OpenedToken, VerificationTokens } from '../../domains/account/verification/tokens.ts'
import { type Review, stepCount, type Verifications } from '../../domains/account/verification/verifications.ts'
import { originOf } from '../../app/origin.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const page = read('./websdk.html')
const script = read('./websdk.js')
const style = read('./websdk.css')
const languages = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'sr', 'tr', 'uz']
const texts = new Map(languages.map((lang) => [lang, read(`./texts/${lang}.json`)]))

const token = { type: 'string', maxLength: 2048 }

/** Sumsub’s page, which the WebSDK frames and an external link opens, with what its reviewer says. */
export function sumsubVendor(app: FastifyInstance, verifications: Verifications, tokens: VerificationTokens): void {
  app.get('/websdk/websdk.html', (_request, reply) => sendPage(reply))
  app.get('/websdk/p/:code', (_request, reply) => sendPage(reply))
  app.get('/websdk/websdk.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.get('/websdk/websdk.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get<{ Params: { lang: string } }>('/websdk/texts/:lang.json', ({ params }, reply) =>
    reply.type('application/json; charset=utf-8').send(texts.get(params.lang) ?? texts.get('en')),
  )

  app.post<{ Body: { token: string; code: string } }>(
    '/websdk/resources/link',
    { schema: { body: closed({ token, code: token }, ['code']) } },
    (request, reply) => {
      const opened = tokens.readLink(request.body.code)
      return isPlayer(opened) ? { token: tokens.tokenFor(opened.userId, originOf(request)) } : refuse(reply)
    },
  )

  app.post<{ Body: { token: string } }>(
    '/websdk/resources/applicant',
    { schema: { body: closed({ token }, ['token']) } },
    ({ body }, reply) => {
      const opened = tokens.readToken(body.token)
      return isPlayer(opened) ? verifications.of(opened.userId) : refuse(reply)
    },
  )

  app.post<{ Body: { token: string; step: number } }>(
    '/websdk/resources/steps',
    {
      schema: {
        body: closed({ token, step: { type: 'integer', minimum: 1, maximum: stepCount } }, ['token', 'step']),
      },
    },
    ({ body }, reply) => {
      const opened = tokens.readToken(body.token)
      return isPlayer(opened) ? verifications.sendStep(opened.userId, body.step) : refuse(reply)
    },
  )

  app.post<{ Body: { token: string; review?: Review } }>(
    '/websdk/resources/submission',
    { schema: { body: closed({ token, review: { enum: ['done', 'more-needed', 'refused'] } }, ['token']) } },
    ({ body }, reply) => {
      const opened = tokens.readToken(body.token)
      return isPlayer(opened) ? verifications.submit(opened.userId, body.review) : refuse(reply)
    },
  )
}

const isPlayer = (opened: OpenedToken): opened is Exclude<OpenedToken, string> => typeof opened === 'object'

const refuse = (reply: FastifyReply) => reply.status(401).send({ code: 'invalid-token' })

const sendPage = (reply: FastifyReply) =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; media-src blob: mediastream:; base-uri 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page)
