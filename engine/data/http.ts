import axios, { type AxiosRequestConfig } from 'axios'
import type { Check, Http as Calls } from '#schemas/calls/http.ts'
import { ApiError } from './api-error.ts'
import { toErrorBody } from './error-body.ts'

/**
 * The HTTP client of the API. Each response is checked against its schema. Every method rejects only with an
 * `ApiError`.
 */
export interface Http extends Calls {
  /**
   * Called for every response 401 or 403 (spec §7, the session-invalid signal), and 419: the XSRF token of an expired
   * session is no longer valid.
   */
  onSessionInvalid(listener: () => void): void
  /**
   * The server’s time by the Date header of its latest response, in milliseconds since 1970; the local time without
   * one.
   */
  now(): number
}

/**
 * Creates the client. `address` is the API’s origin, or empty for the page’s own (spec §7). `onFailure` is called for
 * each failed call.
 */
export function createHttp(
  address: string,
  onFailure?: (status: number | undefined, path: string | undefined) => void,
): Http {
  const client = axios.create({
    baseURL: `${address}/api`,
    withCredentials: true,
    timeout: 0,
    headers: { 'Content-Type': 'application/json' },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    withXSRFToken: true,
    validateStatus: (status) => status >= 200 && status < 300,
  })
  const listeners: (() => void)[] = []
  let offset = 0

  async function request<T>(config: AxiosRequestConfig, check: Check<T>): Promise<T> {
    const answer = await client.request<unknown>(config).catch((reason: unknown) => {
      const error = toApiError(reason)
      onFailure?.(error.status, config.url)
      if ([401, 403, 419].includes(error.status!)) for (const listener of listeners) listener()
      throw error
    })
    const date = Date.parse(String(answer.headers['date']))
    if (date) offset = date - Date.now()
    if (!check(answer.data))
      throw new ApiError(`${config.method} ${config.url}: the response does not match its schema`, answer.status)
    return answer.data
  }

  return {
    get: (path, check, params) => request({ method: 'GET', url: path, params }, check),
    send: (method, path, check, data, headers) =>
      request({ method, url: path, data, ...(headers && { headers }) }, check),
    upload: (path, check, data, { onProgress, signal }) => {
      const headers = { 'Content-Type': 'multipart/form-data' }
      return request(
        {
          method: 'POST',
          url: path,
          data,
          headers,
          signal,
          onUploadProgress: ({ progress = 0 }) => onProgress(progress),
        },
        check,
      )
    },
    onSessionInvalid: (listener) => void listeners.push(listener),
    now: () => Date.now() + offset,
  }
}

function toApiError(reason: unknown): ApiError {
  if (!axios.isAxiosError(reason)) return new ApiError(String(reason))
  return new ApiError(reason.message, reason.response?.status, toErrorBody(reason.response?.data))
}
