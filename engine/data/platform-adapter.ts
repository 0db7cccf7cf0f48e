import type { Call } from '#schemas/calls/http.ts'
import { ApiError } from './api-error.ts'

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
  method: string
  /** Below the API’s address and `/api`. */
  path: string
  /** Properties that are undefined are left out. */
  query?: object | undefined
  body?: unknown
  headers?: Readonly<Record<string, string>> | undefined
}

/** A response: the platform’s, or one in the form of schemas/api. */
export interface PlatformResponse {
  status: number
  /** The parsed JSON; undefined or empty without a body. */
  body: unknown
}

/** Sends a request. Rejects only without a response: every status resolves. */
export type SendRequest = (request: PlatformRequest) => Promise<PlatformResponse>

/** Connects a platform with an API of its own: `widgets/platforms/<name>`. */
export interface PlatformAdapter {
  /**
   * Performs a call by as many requests as it needs and returns the response in the form of schemas/api, that of a
   * failure too. Rejects only where `send` does. A call that the platform lacks gets status 501.
   */
  perform(call: PlatformCall, send: SendRequest): Promise<PlatformResponse>
  /** Returns a realtime event’s payload in the form of schemas/api/realtime.schema.json. */
  event?(name: string, payload: unknown): unknown
}

/** A step `.` or `..`, also if a server decodes it, however often it was encoded. */
const otherPath = /(?:^|[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:$|[/\\]|%(?:25)*(?:2f|5c))/i

/** Returns the spec’s own request of a call. Rejects parameters that would lead to another path. */
export function requestOf({ name, params = {}, query, headers, body }: Call): PlatformRequest {
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(params[key])
    if (value === '' || otherPath.test(value)) throw new ApiError(`${name}: “${value}” is no ${key}`, 404)
    return encodeURIComponent(value)
  })
  return { method, path, query, headers, body }
}

/** Returns a call as an adapter receives it. */
export const platformCall = (
  { name, params = {}, query = {}, headers = {}, body }: Call,
  form?: FormData,
): PlatformCall => ({
  name,
  params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
  query: { ...query },
  headers,
  body: form ?? body,
})
