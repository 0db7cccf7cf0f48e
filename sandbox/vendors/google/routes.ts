import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const script = readFileSync(new URL('./gtag.js', import.meta.url), 'utf8')

/** Google’s script, which reads the page’s data layer. */
export function gtagVendor(app: FastifyInstance): void {
  app.get('/gtag/js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}

/** Where Google’s script sends what it counted: nothing is kept. */
export function googleAnalyticsVendor(app: FastifyInstance): void {
  app.post('/g/collect', (_request, reply) => reply.header('access-control-allow-origin', '*').code(204).send())
}
