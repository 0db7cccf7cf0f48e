import type { FastifyInstance } from 'fastify'
import { bundleOf } from './sport-bundles.ts'
import { sportsBookPage, sportsBookPolicy } from './digitain/page.ts'

/** The scripts of the sportsbooks by path, named as the vendors name them. */
const scripts = {
  '/altenarWSDK.js': 'altenar/main.ts',
  '/bt-renderer.min.js': 'betby/main.ts',
  // These two paths are seen in the documents of (1) and (4) in digitain/parameters.ts.
  '/js/Partner/IntegrationLoader.min.js': 'digitain/sport-frame-main.ts',
  '/js/partner/bootstrapper.min.js': 'digitain/bootstrapper-main.ts',
  '/digitain/sports-book.js': 'digitain/sports-book-main.ts',
  '/gagroup/ga-sport.js': 'gagroup/main.ts',
  '/horses/race-cards.js': 'horses/main.ts',
  '/sp/sp.js': 'sp/main.ts',
}

/** Serves the scripts of the sportsbooks, SP’s page, and the page in Digitain’s frame. */
export function sportVendors(app: FastifyInstance): void {
  for (const [path, entry] of Object.entries(scripts)) {
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await bundleOf(entry)),
    )
  }
  app.get<{ Querystring: { parent?: string } }>('/SportsBook/:page', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': sportsBookPolicy(request.query.parent ?? '') })
      .type('text/html; charset=utf-8')
      .send(sportsBookPage),
  )
  app.get('/sp', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(spPage),
  )
}

/** SP’s page; its query holds the options. */
const spPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Sport</title>
    <style>html, body { margin: 0; background: #0d1117; }</style>
    <script defer src="/sp/sp.js"></script>
  </head>
  <body></body>
</html>
`
