import type { Call } from '#schemas/calls/http.ts'
import { ApiError } from './api-error.ts'

/** A request to the platform. `path` is below `/api`. */
export interface PlatformRequest {
  method: string
  path: string
  query?: object | undefined
  headers?: Record<string, string> | undefined
  body?: object | undefined
}

/** A response of the platform, of any status. */
export interface PlatformResponse {
  status: number
  body: unknown
}

/** Sends a request. Rejects with an `ApiError` if no response arrives. */
export type SendRequest = (request: PlatformRequest) => Promise<PlatformResponse>

/** Connects a platform whose API is not the spec’s: `widgets/platforms/<name>`. */
export interface PlatformAdapter {
  /**
   * Carries a call out, with as many requests as it needs, and returns its response in the form of `schemas/api`. The
   * response of an upload is that of the request with the form as its body.
   */
  perform(call: Call, send: SendRequest): Promise<PlatformResponse>
  /** Returns the payload of a realtime event in the form of `schemas/api/realtime.schema.json`. */
  event?(name: string, payload: unknown): unknown
}

/** Returns the spec’s own request of a call. Rejects parameters that would lead to another path. */
export function requestOf({ name, params = {}, query, headers, body }: Call): PlatformRequest {
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(params[key])
    if (value === '' || value.split(/[/\\]/).some((step) => step === '.' || step === '..'))
      throw new ApiError(`${name}: “${value}” is no ${key}`, 404)
    return encodeURIComponent(value)
  })
  return { method, path, query, headers, body }
}
