import type { Refusal } from '../../shared/calls.ts'

/** Why calls do not reach Studio. */
export interface Lost {
  /** For the operator. */
  message: string
  /** Whether a proxy wants a sign-in; otherwise the server is gone, or was started again. */
  isSignedOut: boolean
}

/** A call was refused. The message is for the operator. */
export class CallFailed extends Error {}

/** A call did not reach Studio: whoever shows the connection tells it. */
export class NotReached extends CallFailed {}

const offline: Lost = {
  message: 'Studio’s server does not answer. What you type is kept in this browser; start it again to save.',
  isSignedOut: false,
}
const signedOut: Lost = {
  message: 'Your sign-in has ended. What you type is kept in this browser; sign in again to save.',
  isSignedOut: true,
}

let listen: (lost: Lost | null) => void = () => {}

/** Tells a listener of each call whether it reached Studio. */
export function onReach(listener: typeof listen) {
  listen = listener
}

/** Makes a call, and returns what Studio answered. Throws `NotReached`. */
export async function send(method: string, path: string, body?: object): Promise<Response> {
  // Studio redirects nowhere: who does is a proxy that wants a sign-in.
  const init: RequestInit = { method, redirect: 'manual', ...(body && initOf(body)) }
  const response = await fetch(`/api${path}`, init)
    .then(whole)
    .catch(() => undefined)
  const lost = await lostAt(response)
  listen(lost)
  if (!response || lost) throw new NotReached(lost?.message)
  return response
}

/** A server that ends while it answers has not answered. */
async function whole(response: Response): Promise<Response> {
  await response.clone().arrayBuffer()
  return response
}

const initOf = (body: object): RequestInit =>
  body instanceof Uint8Array
    ? { headers: { 'content-type': 'application/octet-stream' }, body: body as Uint8Array<ArrayBuffer> }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** What is not JSON comes from a proxy: its sign-in page, or its word that the server is gone. */
async function lostAt(response: Response | undefined): Promise<Lost | null> {
  if (!response) return offline
  const isOurs = response.status === 204 || response.headers.get('content-type')?.startsWith('application/json')
  if (!isOurs) return response.status >= 500 ? offline : signedOut
  if (response.status !== 401) return null
  const message = await messageOf(response)
  return message ? { message, isSignedOut: false } : signedOut
}

/** Returns why Studio refused a call, if it says it. */
export const messageOf = async (response: Response): Promise<string | undefined> =>
  ((await response.json().catch(() => ({}))) as Partial<Refusal>).message
