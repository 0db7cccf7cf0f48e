import { request as http } from 'node:http'
import { request as https } from 'node:https'

/** Sends a read with another `Host` than that of its address, which `fetch` cannot. Follows no redirects. */
export const getAsHost = (
  host: string,
  address: string,
  init: { headers: object; signal: AbortSignal },
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const send = address.startsWith('https:') ? https : http
    const request = send(address, { signal: init.signal, headers: { ...init.headers, host } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        const { date } = headers
        // A response of these statuses has no body.
        const body = [204, 205, 304].includes(statusCode) ? null : Buffer.concat(parts)
        resolve(new Response(body, { status: statusCode, ...(date && { headers: { date } }) }))
      })
    })
    request.on('error', reject).end()
  })
