import axios, { type AxiosRequestConfig } from 'axios'
import { isErrorBody } from '#schemas/is-api/common.js'
import { ApiError } from './api-error.ts'

/** Checks whether a value matches its schema. */
export type Check<T> = (value: unknown) => value is T

/** Observes and cancels an upload. */
export interface UploadWatch {
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (part: number) => void
  /** Cancels the call. */
  signal: AbortSignal
}

/**
 * The HTTP client of the API. Each response is checked against its schema. Every method rejects only with an
 * `ApiError`.
 */
export interface Http {
  get<T>(path: string, check: Check<T>, params?: object): Promise<T>
  send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    check: Check<T>,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<T>
  /** POSTs a form with files (multipart/form-data). Also rejects when `signal` cancels it. */
  upload<T>(path: string, check: Check<T>, form: FormData, watch: UploadWatch): Promise<T>
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

/** For calls whose response is not read. HTML is rejected: it comes from an intermediary, such as a captive portal. */
export const anything: Check<unknown> = (value): value is unknown => !(typeof value === 'string' && /^\s*</.test(value))

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
  const body: unknown = reason.response?.data
  return new ApiError(reason.message, reason.response?.status, isErrorBody(body) ? body : undefined)
}
