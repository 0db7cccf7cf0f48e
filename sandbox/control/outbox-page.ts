import type { Outbox } from '../services/outbox.ts'

type Message = Awaited<ReturnType<Outbox['list']>>[number]

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 720px; margin: 32px auto; padding: 0 16px; }
ol { padding: 0; list-style: none; }
li { margin-block-end: 16px; padding: 16px; border: 1px solid #8886; border-radius: 10px; }
h2 { margin: 0; font-size: 18px; }
p { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
small { display: flex; flex-wrap: wrap; gap: 4px 16px; opacity: 0.75; }
`

/** The page of the outbox; the messages are shown in the order given. */
export function outboxPage(messages: readonly Message[]): string {
  const list = messages.length > 0 ? `<ol>${messages.map(item).join('')}</ol>` : '<p>Nothing was sent yet.</p>'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Outbox</title>
<style>${style}</style>
<h1>Outbox</h1>
<p>The mail and SMS that players of this sandbox would get, the newest first. Reload to see more.</p>
${list}
</html>`
}

function item({ kind, recipient, subject, text, at }: Message): string {
  const heading = subject === null ? '' : `<h2>${escape(subject)}</h2>`
  const when = `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`
  const about = `<span>${kind === 'mail' ? 'Mail' : 'SMS'} to ${escape(recipient)}</span><time datetime="${at}">${when}</time>`
  return `<li><small>${about}</small>${heading}<p>${withLinks(text)}</p></li>`
}

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? `<a href="${escape(part)}" target="_blank" rel="noopener">${escape(part)}</a>` : escape(part)))
    .join('')

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
