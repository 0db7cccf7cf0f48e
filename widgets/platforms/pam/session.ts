import type { PlatformCall, PlatformRequest, PlatformResponse, SendRequest } from '#engine/data/platform-adapter.ts'

/** What a row of the table performs its call with. */
export interface Pam {
  /** Sends a request with the session’s header; returns the body. Rejects with `Refused`. */
  send<T = unknown>(method: PlatformRequest['method'], path: string, more?: Input): Promise<T>
  /** Like `send`, for a path below `/v1/player/{id}`. Without a session it is refused with 401. */
  ofPlayer<T = unknown>(method: PlatformRequest['method'], path: string, more?: Input): Promise<T>
  /** The current session. Without one, the call is refused with 401. */
  session(): Promise<Session>
  /** Reads the current session again; null for a visitor. */
  open(): Promise<Session | null>
  /** Takes over the session of a sign-in; null ends it. */
  enter(session: Session | null): void
}

/** A call of schemas/api, by its name. A row returns the body of the response, or undefined for status 204. */
export type Rows = Record<string, (call: PlatformCall, pam: Pam) => Promise<unknown>>

/** A list of the platform. */
export interface List<T> {
  total: number
  items: T[]
}

type Input = Pick<PlatformRequest, 'query' | 'body'>

interface Session {
  sessionId: string
  userId: number
}

/** A request that failed. */
export class Refused extends Error {
  readonly response: PlatformResponse

  constructor(response: PlatformResponse) {
    super(`refused with ${response.status}`)
    this.response = response
  }
}

/** Creates what rows work with. The session’s id is kept in memory alone: a page that loads asks for it by the cookie. */
export function createPam(): (send: SendRequest) => Pam {
  let session: Session | null = null
  /** The reading in progress: calls that start together share it. */
  let reading: Promise<Session | null> | undefined

  return (send) => {
    const request: Pam['send'] = async <T>(method: PlatformRequest['method'], path: string, more: Input = {}) => {
      const headers = session ? { 'X-SessionId': session.sessionId } : {}
      const response = await send({ method, path, ...more, headers })
      if (response.status === 401) session = null
      if (response.status >= 400) throw new Refused(response)
      return response.body as T
    }

    const open = async () => {
      const found = await request<Session | '' | undefined>('GET', '/v1/player/session/player')
      session = found || null
      return session
    }

    const needed = async () => {
      const current = session ?? (await (reading ??= open().finally(() => (reading = undefined))))
      if (!current) throw new Refused({ status: 401, body: { errorCode: 'PAM-401' } })
      return current
    }

    return {
      send: request,
      open,
      session: needed,
      enter: (entered) => void (session = entered),
      ofPlayer: async (method, path, more) => request(method, `/v1/player/${(await needed()).userId}${path}`, more),
    }
  }
}
