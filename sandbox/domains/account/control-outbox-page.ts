import type { Outbox } from './outbox.ts'
import { escape, moment, htmlPage } from '../../app/control/html-page.ts'

type Message = Awaited<ReturnType<Outbox['list']>>[number]

/** The HTML page of the outbox; messages appear in the given order. */
export const outboxPage = (messages: readonly Message[]): string =>
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
