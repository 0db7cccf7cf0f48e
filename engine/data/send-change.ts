import axios from 'axios'
import type { PlatformRequest } from './platform-adapter.ts'
import type { Received } from './send-read.ts'

export { explain } from './error-reason.ts'

/** What an upload adds to a request. */
export interface Transfer {
  data: FormData
  signal: AbortSignal
  onUploadProgress: (event: { progress?: number }) => void
}

/** Sends a call that changes something, or uploads a form. Rejects only without a response. */
export async function sendChange(
  base: string,
  { method, path, query, headers, body }: PlatformRequest,
  transfer?: Transfer,
): Promise<Received> {
  const type = transfer ? 'multipart/form-data' : 'application/json'
  const {
    status,
    data,
    headers: received,
  } = await axios.request<unknown>({
    baseURL: base,
    withCredentials: true,
    // The cookie XSRF-TOKEN in the header X-XSRF-TOKEN.
    withXSRFToken: true,
    validateStatus: () => true,
    method,
    url: path,
    params: query,
    data: body,
    ...transfer,
    headers: { 'Content-Type': type, ...headers },
  })
  const header = (name: string) => (typeof received[name] === 'string' ? received[name] : null)
  return {
    status,
    body: data,
    date: header('date'),
    type: header('content-type'),
    retryAfter: header('retry-after'),
  }
}
