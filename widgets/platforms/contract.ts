/** A call of the product, by its name in `x-calls` of schemas/api. */
export interface PlatformCall {
  /** The method and the path, with parameters in braces: `GET /pages/client/{id}`. */
  name: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  /** An object of the call’s body shape, or a form with files. */
  body?: unknown
  headers: Readonly<Record<string, string>>
}

/** An HTTP request to a platform. */
export interface PlatformRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API’s address and `/api`. */
  path: string
  /** Properties that are undefined are left out. */
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** A response: the platform’s, or one in the form of schemas/api. */
export interface PlatformResponse {
  status: number
  /** The parsed JSON; undefined or empty without a body. */
  body: unknown
}

/** Sends a request. Rejects only without a response: every status resolves. */
export type Send = (request: PlatformRequest) => Promise<PlatformResponse>

/** A platform with an API of its own. */
export interface Platform {
  /**
   * Performs a call by as many requests as it needs and returns the response in the form of schemas/api, that of a
   * failure too. Rejects only where `send` does. A call that the platform lacks gets status 501.
   */
  perform(call: PlatformCall, send: Send): Promise<PlatformResponse>
  /** Returns a realtime event’s payload in the form of schemas/api/realtime.schema.json. */
  event?(name: string, payload: unknown): unknown
}
