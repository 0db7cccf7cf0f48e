import type {
  BrandCard,
  Changed,
  Checked,
  Conflict,
  ManifestFile,
  NewBrandAnswers,
  OpenedBrand,
  Published,
  Publishing,
  Refusal,
  Session,
} from '../../shared/calls.ts'

/** A call was refused, or did not arrive. The message is for the operator. */
class CallFailed extends Error {
  /** 0 if the server was not reached. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const unreachable = 'Studio’s server does not answer. What you type is kept in this browser; start it again to save.'

async function send(method: string, path: string, body?: object): Promise<Response> {
  const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return fetch(`/api${path}`, { method, ...init }).catch(() => {
    throw new CallFailed(0, unreachable)
  })
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await send(method, path, body)
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer
  throw await failure(response)
}

async function failure(response: Response): Promise<CallFailed> {
  const { message } = (await response.json().catch(() => ({}))) as Partial<Refusal>
  return new CallFailed(response.status, message ?? `The server answered ${response.status}.`)
}

const brand = (id: string) => `/brands/${encodeURIComponent(id)}`

/** Exchanges the token of the printed address for a cookie. */
export const startSession = (token: string) => call<undefined>('POST', '/session', { token })
export const readSession = () => call<Session>('GET', '/session')
export const readBrands = () => call<BrandCard[]>('GET', '/brands')
export const createBrand = (answers: NewBrandAnswers) => call<{ id: string }>('POST', '/brands', answers)
export const readBrand = (id: string) => call<OpenedBrand>('GET', brand(id))
export const checkText = (id: string, text: string) => call<Checked>('POST', `${brand(id)}/check`, { text })
export const readChanges = (id: string, text: string) => call<Changed>('POST', `${brand(id)}/changes`, { text })
export const readPublishing = (id: string) => call<Publishing>('GET', `${brand(id)}/publishing`)
export const publish = (id: string, message: string) =>
  call<Published>('POST', `${brand(id)}/publish`, message ? { message } : {})
export const rollBack = (id: string, version: number) => call<Published>('POST', `${brand(id)}/rollback`, { version })

/** Saves a text; returns the conflict if its file is another one by now. */
export async function saveText(id: string, text: string, base: string | null): Promise<ManifestFile | Conflict> {
  const response = await send('PUT', brand(id), { text, base })
  if (response.ok || response.status === 409) {
    const answer = (await response.json()) as ManifestFile | Conflict | Refusal
    if (!('message' in answer)) return answer
    throw new CallFailed(409, answer.message)
  }
  throw await failure(response)
}
