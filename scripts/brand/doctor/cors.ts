import { productCalls } from './calls.ts'
import { NoResponse, type Client } from './client.ts'
import type { Check } from './report.ts'

/** An origin of no brand. */
const foreignOrigin = 'https://foreign.invalid'
const sentHeaders = ['content-type', 'x-xsrf-token']

/** Checks that pages of the brand’s origin can call the API with cookies, and that other sites cannot. */
export async function checkCors(client: Client, origin: string): Promise<Check> {
  const name = `CORS for ${origin}`
  const effect = `Pages of ${origin} cannot reach the API: every page shows errors, and nobody can sign in.`
  const start = performance.now()
  try {
    const problem = await problemFor(client, origin)
    const milliseconds = performance.now() - start
    if (problem) return { name, severity: 'error', message: problem, milliseconds, effect }
    const { headers } = await client.call('GET', '/auth/me', { headers: { origin: foreignOrigin } })
    if (headers.get('access-control-allow-origin') !== foreignOrigin)
      return { name, severity: 'ok', message: 'ok', milliseconds }
    const openEffect = 'Any website can read API responses with the player’s session: allow only the brand’s origins.'
    return { name, severity: 'error', message: 'every origin is allowed', milliseconds, effect: openEffect }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    return { name, severity: 'error', message: error.message, effect }
  }
}

async function problemFor(client: Client, origin: string): Promise<string | undefined> {
  if (origin.startsWith('https:') && client.api.startsWith('http:'))
    return 'browsers block calls to http:// from pages of https://'
  const { headers } = await client.call('GET', '/auth/me', { headers: { origin } })
  const refused = refusal(headers, origin)
  if (refused) return refused

  const methods = [...new Set(productCalls.map(({ method }) => method))]
  for (const method of methods) {
    const path = productCalls.find((call) => call.method === method)!.path.replace(/\{\w+\}/g, 'x')
    const preflightHeaders = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': sentHeaders.join(','),
    }
    const response = await client.call('OPTIONS', path, { headers: preflightHeaders, token: false })
    const problem =
      response.status > 299
        ? `status ${response.status}`
        : (refusal(response.headers, origin) ?? missingPermission(response.headers, method))
    if (problem) return `preflight of ${method} ${path}: ${problem}`
  }
  return undefined
}

function refusal(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*') return 'Access-Control-Allow-Origin is *, which browsers reject for calls with cookies'
  if (allowed !== origin) return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`
  if (headers.get('access-control-allow-credentials') !== 'true') return 'Access-Control-Allow-Credentials must be true'
  return undefined
}

function missingPermission(headers: Headers, method: string): string | undefined {
  const list = (name: string) =>
    (headers.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
  const missing = sentHeaders.filter((header) => !list('access-control-allow-headers').includes(header))
  if (missing.length > 0) return `Access-Control-Allow-Headers lacks ${missing.join(', ')}`
  const simple = ['GET', 'POST'].includes(method)
  return simple || list('access-control-allow-methods').includes(method.toLowerCase())
    ? undefined
    : `Access-Control-Allow-Methods lacks ${method}`
}
