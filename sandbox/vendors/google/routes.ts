import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const gtag = read('./gtag.js')
const gtm = read('./gtm.js')

/** Serves Google’s scripts, which read the data layer of the page. */
export function gtagVendor(app: FastifyInstance): void {
  app.get('/gtag/js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(gtag))
  app.get('/gtm.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(gtm))
}

/** Takes the hits of Google’s scripts and keeps nothing. */
export function googleAnalyticsVendor(app: FastifyInstance): void {
  app.post('/g/collect', (_request, reply) => reply.header('access-control-allow-origin', '*').code(204).send())
}

/** Takes the hits of advertising tags and keeps nothing. */
export function googleAdsVendor(app: FastifyInstance): void {
  app.get('/pagead/viewthroughconversion/:id/', (_request, reply) => reply.code(204).send())
}
