import axios, { type AxiosRequestConfig } from 'axios'
import { ApiError } from './api-error.ts'
import { toErrorBody } from './error-body.ts'

/** Tells whether a value has the shape that the schema gives it. */
export type Check<T> = (value: unknown) => value is T

/** What goes on while a form is sent. */
export interface UploadWatch {
  /** Is told which part is sent, from 0 to 1. */
  onProgress: (part: number) => void
  /** Gives the call up. */
  signal: AbortSignal
}

/** The calls of the API, each answer checked against its schema. Every method rejects with an `ApiError` alone. */
export interface Http {
  get<T>(path: string, check: Check<T>, params?: object): Promise<T>
  send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    check: Check<T>,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<T>
  /** POSTs a form with files (multipart/form-data). A call given up by `signal` rejects too. */
  upload<T>(path: string, check: Check<T>, form: FormData, watch: UploadWatch): Promise<T>
  /** Is told of every answer 401 or 403 (spec §7, the session-invalid signal), and 419: the XSRF token of a session that is over fits no more. */
  onSessionInvalid(listener: () => void): void
  /** The server’s time by the Date of its latest answer, milliseconds since 1970; the machine’s where no answer showed one. */
  now(): number
}

/** For calls whose answer is not read. A page of HTML is none: it comes from something between, such as a network’s sign-in page. */
export const anything: Check<unknown> = (value): value is unknown => !(typeof value === 'string' && /^\s*</.test(value))

/** `address` is the API’s origin, or empty for the page’s own (spec §7). `onFailure` is told of each answer that says no. */
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
      throw new ApiError(`${config.method} ${config.url}: the answer has another shape than its schema`, answer.status)
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
