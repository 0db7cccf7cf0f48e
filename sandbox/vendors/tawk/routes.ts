import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../app/errors.ts'
import { chatFont } from '../chat/font.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const embed = read('./embed.js')
const app = read('./twk-app.js')

/** Serves tawk.to’s embed for well-formed property ids. */
export function tawkVendor(scope: FastifyInstance): void {
  scope.get<{ Params: { property: string } }>('/:property/:widget', ({ params }, reply) => {
    if (!/^[0-9a-f]{24}$/.test(params.property)) throw notFound()
    return reply.type('text/javascript; charset=utf-8').send(embed)
  })
}

/** Serves the widget’s code from a second host. Its socket is in chat/sockets.ts. */
export function tawkApiVendor(scope: FastifyInstance): void {
  scope.get('/_s/v4/app/twk-app.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(app))
  chatFont(scope)
}
