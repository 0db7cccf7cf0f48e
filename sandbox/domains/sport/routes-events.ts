import type { FastifyInstance } from 'fastify'
import { viewEvent } from './event-view.ts'
import { shapes } from './shapes.ts'
import { SportError } from './sport-error.ts'
import type { Sportsbook } from './service.ts'

interface EventsQuery {
  sport?: string
  league?: string
  live?: boolean
  ids?: string
  from?: string
  to?: string
  markets: 'main' | 'all'
  page: number
  size: number
}

const mostIds = 50

/** Calls that need no session: sports, events, results. */
export function eventRoutes(app: FastifyInstance, book: Sportsbook): void {
  app.get('/sports', { schema: { querystring: shapes.none } }, async () => book.sports())

  app.get<{ Querystring: EventsQuery }>('/events', { schema: { querystring: shapes.events } }, async ({ query }) => {
    const { ids, from, to, markets, page, size, ...filter } = query
    if (ids !== undefined) {
      const named = [...new Set(ids.split(','))].slice(0, mostIds).flatMap((id) => book.event(id) ?? [])
      return { count: named.length, rows: named.map((event) => viewEvent(event, markets)) }
    }
    const found = book.list({ ...filter, ...(from && { from: Date.parse(from) }), ...(to && { to: Date.parse(to) }) })
    return {
      count: found.length,
      rows: found.slice((page - 1) * size, page * size).map((event) => viewEvent(event, markets)),
    }
  })

  app.get<{ Params: { id: string } }>('/events/:id', { schema: { params: shapes.id } }, async ({ params }) => {
    const event = book.event(params.id)
    if (!event) throw new SportError('unknown')
    return viewEvent(event, 'all')
  })

  app.get<{ Querystring: { sport?: string; league?: string; size: number } }>(
    '/results',
    { schema: { querystring: shapes.results } },
    async ({ query }) => {
      const { size, ...filter } = query
      return {
        rows: book
          .results(filter)
          .slice(0, size)
          .map((event) => viewEvent(event, 'main')),
      }
    },
  )
}
