import type { FastifyInstance } from 'fastify'

interface Message {
  kind: 'mail' | 'sms'
  recipient: string
  subject: string | null
  text: string
  at: string
}

/** The messages sent to a recipient, latest last, read from the control API. */
export async function messagesTo(app: FastifyInstance, recipient: string): Promise<Message[]> {
  return (await app.inject({ url: `/__sandbox/outbox?to=${encodeURIComponent(recipient)}` })).json()
}

/** The last path segment of the link in the latest message to a recipient. */
export async function linkTo(app: FastifyInstance, recipient: string): Promise<string> {
  const text = (await messagesTo(app, recipient)).at(-1)?.text ?? ''
  const [, secret] = /https?:\/\/\S+\/(\S+)/.exec(text) ?? []
  if (!secret) throw new Error(`no link in the message to ${recipient}: ${text}`)
  return secret
}

/** Moves the sandbox’s clock. */
export async function moveClock(app: FastifyInstance, offsetMs: number): Promise<void> {
  await app.inject({ method: 'PUT', url: '/__sandbox/clock', payload: { offsetMs } })
}
