import type { FastifyInstance } from 'fastify'
import { notFound } from '../../app/errors.ts'
import type { Outbox } from './outbox.ts'
import { outboxPage } from './control-outbox-page.ts'
import { pageHeaders } from '../../app/control/html-page.ts'
import { outboxQuery } from '../../app/control/shapes.ts'

/** The emails and text messages that were sent: always as a page, and as JSON while the control API is on. */
export function outboxRoute(scope: FastifyInstance, outbox: Outbox, controlled: boolean): void {
  scope.get<{ Querystring: { to?: string } }>(
    '/outbox',
    { schema: { querystring: outboxQuery } },
    async (request, reply) => {
      const forPeople = request.headers.accept?.includes('text/html')
      if (!forPeople && !controlled) throw notFound()
      const messages = await outbox.list(request.query.to)
      if (!forPeople) return messages
      return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(outboxPage(messages.toReversed()))
    },
  )
}
