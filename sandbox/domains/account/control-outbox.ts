import type { FastifyInstance } from 'fastify'
import { notFound } from '../../app/errors.ts'
import type { Outbox } from './outbox.ts'
import { escape, htmlPage, moment, pageHeaders } from '../../app/control/html-page.ts'
import { closed, text as textShape } from '../../app/control/shapes.ts'

/** The emails and text messages that were sent: always as a page, and as JSON while the control API is on. */
export function outboxRoute(scope: FastifyInstance, outbox: Outbox, controlled: boolean): void {
  scope.get<{ Querystring: { to?: string } }>(
    '/outbox',
    { schema: { querystring: closed({ to: textShape }) } },
    async (request, reply) => {
      const forPeople = request.headers.accept?.includes('text/html')
      if (!forPeople && !controlled) throw notFound()
      const messages = await outbox.list(request.query.to)
      if (!forPeople) return messages
      return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(outboxPage(messages.toReversed()))
    },
  )
}

type Message = Awaited<ReturnType<Outbox['list']>>[number]

/** The HTML page of the outbox; messages appear in the given order. */
const outboxPage = (messages: readonly Message[]): string =>
  htmlPage({
    title: 'Outbox',
    about: 'The mail and SMS that players of this sandbox would get, the newest first. Reload to see more.',
    items: messages.map(item),
    none: 'Nothing was sent yet.',
  })

function item({ kind, recipient, subject, text, at }: Message): string {
  const heading = subject === null ? '' : `<h2>${escape(subject)}</h2>`
  const about = `<span>${kind === 'mail' ? 'Mail' : 'SMS'} to ${escape(recipient)}</span>${moment(at)}`
  return `<small>${about}</small>${heading}<p>${withLinks(text)}</p>`
}

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escape(part)}" target="_blank" rel="noopener">${escape(part)}</a>` : escape(part),
    )
    .join('')
