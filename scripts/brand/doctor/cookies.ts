/** A cookie from a Set-Cookie header. */
export interface Cookie {
  name: string
  value: string
  httpOnly: boolean
  secure: boolean
  sameSite?: string | undefined
  domain?: string | undefined
  path?: string | undefined
  /** Whether the header deletes the cookie. */
  expired: boolean
}

/** Parses a Set-Cookie header. */
export function parseCookie(header: string): Cookie {
  const [[name = '', value = ''] = [], ...rest] = header.split(';').map((part) => split(part.trim()))
  const attributes = new Map(rest.map(([key = '', text = '']) => [key.toLowerCase(), text]))
  const expires = Date.parse(attributes.get('expires') ?? '')
  return {
    name,
    value,
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    sameSite: attributes.get('samesite'),
    domain: attributes.get('domain')?.replace(/^\./, '').toLowerCase() || undefined,
    path: attributes.get('path'),
    expired: attributes.has('max-age') ? Number(attributes.get('max-age')) <= 0 : expires <= Date.now(),
  }
}

function split(part: string): [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}

/** Returns why a page cannot read the XSRF cookie of an API; undefined if it can. */
export function unreadable(cookie: Cookie | undefined, api: string, page: string): string | undefined {
  if (!cookie) return 'no response sets XSRF-TOKEN'
  if (cookie.httpOnly) return 'XSRF-TOKEN is HttpOnly, so pages cannot read it'
  if (cookie.path !== '/')
    return `XSRF-TOKEN requires Path=/, but has ${cookie.path === undefined ? 'no Path' : `Path=${cookie.path}`}`
  const [apiHost, pageHost] = [new URL(api).hostname, new URL(page).hostname]
  if (cookie.domain && !isWithin(apiHost, cookie.domain))
    return `browsers reject it: its Domain ${cookie.domain} does not include ${apiHost}`
  if (cookie.domain ? isWithin(pageHost, cookie.domain) : pageHost === apiHost) return undefined
  return `pages of ${pageHost} cannot read it: ${cookie.domain ? `its Domain is ${cookie.domain}` : `without a Domain it is limited to ${apiHost}`}`
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** Returns the problem of the cookies set by signing in; undefined if the session is safe. */
export function unsafeSession(cookies: Cookie[], api: string): string | undefined {
  const others = cookies.filter(({ name, expired }) => name !== 'XSRF-TOKEN' && !expired)
  if (others.length === 0) return 'signing in sets no session cookie'
  const hidden = others.filter(({ httpOnly }) => httpOnly)
  if (hidden.length === 0) return `${others.map(({ name }) => name).join(', ')}: not HttpOnly, so scripts can steal it`
  return hidden.map((cookie) => unsafe(cookie, api)).find((problem) => problem !== undefined)
}

function unsafe({ name, sameSite, secure }: Cookie, api: string): string | undefined {
  if (!sameSite) return `${name} has no SameSite`
  if (sameSite.toLowerCase() === 'none' && !secure)
    return `${name} has SameSite=None without Secure: browsers reject it`
  if (api.startsWith('https:') && !secure) return `${name} is not Secure`
  return undefined
}
