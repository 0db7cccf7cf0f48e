import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
)

/** Serves the typeface of a chat window to pages of any origin. */
export function chatFont(app: FastifyInstance): void {
  app.get('/fonts/chat.woff2', (_request, reply) =>
    reply.header('access-control-allow-origin', '*').type('font/woff2').send(readFileSync(file)),
  )
}
