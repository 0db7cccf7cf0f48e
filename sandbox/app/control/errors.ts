import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.ts'
import type { ErrorLog, LoggedError } from '../error-log.ts'
import { escape, moment, htmlPage, pageHeaders } from './html-page.ts'

/** The errors that browsers reported: always as a page, and as JSON while the control API is on. */
export function errorsRoute(scope: FastifyInstance, errorLog: ErrorLog, controlled: boolean): void {
  scope.get('/errors', async (request, reply) => {
    const forPeople = request.headers.accept?.includes('text/html')
    if (!forPeople && !controlled) throw notFound()
    const reports = await errorLog.list()
    if (!forPeople) return reports
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(errorsPage(reports.toReversed()))
  })
}

const errorsPage = (reports: readonly LoggedError[]): string =>
  htmlPage({
    title: 'Error reports',
    about: 'What browsers reported of faults on the brands of this sandbox, the newest first. Reload to see more.',
    items: reports.map(item),
    none: 'Nothing was reported yet.',
  })

function item({ kind, brand, version, page, message, stack = [], count, at }: LoggedError): string {
  const about = [kind, brand, page, version, count > 1 ? `${count} times` : undefined].filter(
    (part) => part !== undefined,
  )
  const lines = stack.length > 0 ? `<pre>${escape(stack.join('\n'))}</pre>` : ''
  return `<small>${about.map((part) => `<span>${escape(part)}</span>`).join('')}${moment(at)}</small><h2>${escape(message)}</h2>${lines}`
}
