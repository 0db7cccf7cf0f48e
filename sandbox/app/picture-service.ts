import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Stands in for the services that brands of the sandbox name in `images.service`, Cloudflare’s and imgproxy. Its pictures are
 * SVG, so that one file serves every width.
 */
export function pictureServiceRoutes(app: FastifyInstance) {
  async function send({ headers }: FastifyRequest, reply: FastifyReply, address: string) {
    const path = URL.canParse(address) ? new URL(address).pathname : ''
    if (!path.startsWith('/art/')) return reply.status(404).type('text/plain').send('No such picture')
    const picture = await app.inject({ url: path, headers: { host: headers.host } })
    const { 'content-type': type, 'cache-control': caching } = picture.headers
    return reply
      .status(picture.statusCode)
      .headers({ 'content-type': type, 'cache-control': caching, 'x-content-type-options': 'nosniff' })
      .send(picture.rawPayload)
  }
  app.get<{ Params: { '*': string } }>('/cdn-cgi/image/:options/*', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, request.params['*']),
  )
  app.get<{ Params: { '*': string } }>(
    '/imgproxy/insecure/:size/plain/*',
    { schema: { hide: true } },
    (request, reply) => send(request, reply, request.params['*'].replace(/@\w+$/, '')),
  )
}
