import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bannerArt, bannerNames } from '../art/banner.ts'
import { paymentArt } from '../art/payments.ts'
import { promotionArt, promotionNames } from '../art/promotion.ts'
import { artSets } from '../art/sets.ts'
import { gameCover } from '../art/cover.ts'
import type { Database } from './db/database.ts'
import { sendTagged } from './tagged.ts'

/** Serves the generated pictures: covers of games, banners, promotions and payment methods. */
export function artRoutes(app: FastifyInstance, db: Database): void {
  for (const folder of ['', ...artSets.map((set) => `${set}/`)]) {
    app.get<{ Params: { providerId: string; gameId: string } }>(
      `/art/games/${folder}:providerId/:gameId.svg`,
      async (request, reply) => {
        const { providerId, gameId } = request.params
        const game = await db
          .selectFrom('games')
          .where('provider_id', '=', providerId)
          .where('id', '=', gameId)
          .select(['id', 'provider_id as providerId', 'name', 'type'])
          .executeTakeFirst()
        return sendSvg(request, reply, game && gameCover(game, folder))
      },
    )

    app.get<{ Params: { name: string } }>(`/art/banners/${folder}:name.svg`, async (request, reply) => {
      const name = bannerNames.find((known) => known === request.params.name)
      return sendSvg(request, reply, name && bannerArt(name, folder))
    })

    app.get<{ Params: { name: string } }>(`/art/promotions/${folder}:name.svg`, async (request, reply) => {
      const name = promotionNames.find((known) => known === request.params.name)
      return sendSvg(request, reply, name && promotionArt(name, folder))
    })
  }

  app.get<{ Params: { name: string } }>('/art/payments/:name.svg', async (request, reply) => {
    const { name } = request.params
    return sendSvg(request, reply, Object.hasOwn(paymentArt, name) ? paymentArt[name] : undefined)
  })
}

function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string | undefined) {
  if (svg === undefined) return reply.status(404).type('text/plain').send('No such picture')
  reply.headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
  return sendTagged(request, reply.type('image/svg+xml'), svg)
}
