import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../app/errors.ts'
import { bundleOf, filesOf } from './sport-bundles.ts'

const require = createRequire(import.meta.url)

const fontFile =
  /^(?:manrope|sora|saira|cairo|oxanium|bricolage-grotesque|baloo-bhaijaan-2|vazirmatn)-(?:latin|latin-ext|arabic)\.woff2$/
const textFile = /^(?:en|fr|ar|fa|de|tr|sr|es|uz)\.json$/
const stylesOf = (...names: string[]) => names.map((name) => `book/styles/${name}.css`)
const shared = stylesOf(
  'base',
  'top',
  'navigation',
  'controls',
  'screens',
  'lists',
  'odds',
  'results',
  'rows',
  'event',
  'slip',
  'slip-foot',
  'slip-sheet',
  'bets',
  'growth',
)
const styles: Record<string, string[]> = {
  'altenar.css': [...shared, 'altenar/look.css'],
  'betby.css': [...shared, 'betby/look.css'],
  'digitain.css': [...shared, 'digitain/look.css'],
  'gagroup.css': [...shared, 'gagroup/look.css'],
  'sp.css': [...shared, 'sp/look.css'],
  'horses.css': [...shared, ...stylesOf('race-card', 'meetings'), 'horses/look.css'],
}

/** The vendors’ second host: serves code, styles, texts and fonts to pages of any origin. */
export function sportCode(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
  })

  app.get('/book.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await bundleOf('book/main.ts')),
  )

  app.get<{ Params: { file: string } }>('/styles/:file', async ({ params: { file } }, reply) => {
    const names = Object.hasOwn(styles, file) ? styles[file] : undefined
    if (!names) throw notFound()
    return reply.type('text/css; charset=utf-8').send(filesOf(...names))
  })

  app.get<{ Params: { file: string } }>('/texts/:file', async ({ params: { file } }, reply) => {
    if (!textFile.test(file)) throw notFound()
    return reply.type('application/json; charset=utf-8').send(filesOf(`book/texts/${file}`))
  })

  app.get<{ Params: { file: string } }>('/fonts/:file', async ({ params: { file } }, reply) => sendFont(file, reply))
}

function sendFont(file: string, reply: FastifyReply) {
  if (!fontFile.test(file)) throw notFound()
  const [, family, subset] = /^(.+?)-(latin|latin-ext|arabic)\.woff2$/.exec(file)!
  try {
    const path = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(readFileSync(path))
  } catch {
    throw notFound()
  }
}
