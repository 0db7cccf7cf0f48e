import type { FastifyInstance } from 'fastify'
import { bundleOf } from './sport-bundles.ts'
import { spPage } from './sp/page.ts'

/** The scripts of the sportsbooks by path, named as the vendors name them. */
const scripts = {
  '/altenarWSDK.js': 'altenar/main.ts',
  '/bt-renderer.min.js': 'betby/main.ts',
  '/digitain/sport-frame.js': 'digitain/sport-frame-main.ts',
  '/digitain/bootstrapper.js': 'digitain/bootstrapper-main.ts',
  '/gagroup/ga-sport.js': 'gagroup/main.ts',
  '/horses/race-cards.js': 'horses/main.ts',
  '/sp/sp.js': 'sp/main.ts',
}

/** Serves the scripts of the sportsbooks and SP’s page. */
export function sportVendors(app: FastifyInstance): void {
  for (const [path, entry] of Object.entries(scripts)) {
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await bundleOf(entry)),
    )
  }
  app.get('/sp', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(spPage),
  )
}
