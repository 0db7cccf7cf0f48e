import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { framePolicy } from '../publish/policy/policy-meta.ts'

/** Adds an origin to those whose pages may frame a page: all that may already, and of brands’ pages nobody else. */
export function framedBy(policy: string, origin: string): string {
  if (policy === framePolicy) return `frame-ancestors ${origin}`
  return policy.replace(/frame-ancestors (?!'none')[^;]*/, (sources) => `${sources.trim()} ${origin}`)
}

/** Cookies of a page in a frame of another site; of each site that frames it separately. */
export const framedCookie = (cookie: string) =>
  cookie.replace(/; *(SameSite=\w+|Secure|Partitioned)(?=;|$)/gi, '') + '; SameSite=None; Secure; Partitioned'

type Headers = Record<string, unknown>

/** Returns the headers of a response for a page that Studio frames. */
function framedHeaders(headers: Headers, origin: string): Headers {
  const { 'content-security-policy': policy, 'set-cookie': cookies } = headers
  return {
    ...(typeof policy === 'string' && { 'content-security-policy': framedBy(policy, origin) }),
    ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map((each) => framedCookie(String(each))) }),
  }
}

/** Lets Studio’s pages, and no others, frame what a server serves on other hosts, with its cookies. */
export function frameFor(server: Server, origin: string) {
  const { host } = new URL(origin)
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host === host) return
    const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse
    const framed = (status: number, ...rest: unknown[]) => {
      for (const [name, value] of Object.entries(framedHeaders(response.getHeaders(), origin)))
        response.setHeader(name, value as string)
      const given = rest.at(-1)
      if (typeof given === 'object' && given !== null) Object.assign(given, framedHeaders(given as Headers, origin))
      return writeHead(status, ...rest)
    }
    response.writeHead = framed as ServerResponse['writeHead']
  })
}
