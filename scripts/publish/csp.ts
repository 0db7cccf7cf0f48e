import { createHash } from 'node:crypto'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a shell holds inline, and the API’s origin (empty for the page’s own). */
interface Inline {
  script: string
  style: string
  api: string
}

/** The Content-Security-Policy of a brand without vendors in the page: the strict profile. */
export function contentSecurityPolicy({ script, style, api }: Inline): string {
  const socket = api && api.replace(/^http/, 'ws')
  return [
    `default-src 'none'`,
    `script-src 'self' ${hash(script)}`,
    `style-src 'self' ${hash(style)}`,
    ['img-src', `'self'`, 'data:', 'blob:', 'https:', api].filter(Boolean).join(' '),
    `font-src 'self'`,
    ['connect-src', `'self'`, api, socket].filter(Boolean).join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify`,
  ].join('; ')
}
