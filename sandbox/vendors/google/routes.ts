import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const script = readFileSync(new URL('./gtag.js', import.meta.url), 'utf8')

/** Serves Google’s script, which reads the data layer of the page. */
export function gtagVendor(app: FastifyInstance): void {
  app.get('/gtag/js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}

/** Takes the hits of Google’s script and keeps nothing. */
export function googleAnalyticsVendor(app: FastifyInstance): void {
  app.post('/g/collect', (_request, reply) => reply.header('access-control-allow-origin', '*').code(204).send())
}
