import { createHash } from 'node:crypto'
import type { Services } from '#manifest'
import type { PageVendor } from './vendor-hosts.ts'
import type { VendorHosts } from './vendors.ts'

/** Returns the hash of an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline parts of a shell, and the API’s origin (empty for the page’s own). */
interface Inline {
  script: string
  /** Hashes of the styles of pages that it is for. */
  styles: readonly string[]
  api: string
  /** The origins of what the page frames. */
  frames: readonly string[]
  /** Where videos come from. */
  media?: readonly string[]
  /** The vendors with scripts in the page. */
  vendors: readonly PageVendor[]
  /** The error reporting settings. */
  errors?: Services['errors']
}

/**
 * Returns the Content-Security-Policy of a brand: the strict profile, or, with vendors in the page, the vendor profile:
 * it adds their hosts, and has neither Trusted Types nor hashed styles, which break their scripts.
 */
export function contentSecurityPolicy({ script, styles, api, frames, media = [], vendors, errors }: Inline): string {
  const socket = api && api.replace(/^http/, 'ws')
  const strict = vendors.length === 0
  const reported = errors?.address.startsWith('http') ? [new URL(errors.address).origin] : []
  const hosts = (kind: keyof VendorHosts) => vendors.flatMap((vendor) => vendor.hosts[kind])
  const allMedia = [...media, ...hosts('media')]
  return [
    `default-src 'none'`,
    directive('script-src', `'self'`, hashOf(script), ...hosts('script')),
    // A hash would disable 'unsafe-inline'.
    directive('style-src', `'self'`, ...(strict ? styles : [`'unsafe-inline'`]), ...hosts('style')),
    // Those that React writes into the page’s HTML, such as the place of an arc.
    ...(strict ? [`style-src-attr 'unsafe-inline'`] : []),
    directive('img-src', `'self'`, 'data:', 'blob:', 'https:', api),
    directive('font-src', `'self'`, ...hosts('font')),
    directive('connect-src', `'self'`, api, socket, ...reported, ...hosts('connect')),
    `manifest-src 'self'`,
    directive('worker-src', `'self'`, ...hosts('worker')),
    directive('frame-src', `'self'`, ...frames, ...hosts('frame')),
    ...(allMedia.length > 0 ? [directive('media-src', ...allMedia)] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(strict ? [`require-trusted-types-for 'script'`, `trusted-types dompurify service-worker`] : []),
    ...(errors?.policy ? [`report-uri ${errors.policy}`, `report-to policy`] : []),
  ].join('; ')
}

const directive = (name: string, ...sources: string[]) => [name, ...new Set(sources)].filter(Boolean).join(' ')

/** Returns the header that defines the endpoint of `report-to policy`. */
export const reportingHeader = ({ errors }: Services): Record<string, string> =>
  errors?.policy ? { 'reporting-endpoints': `policy="${errors.policy}"` } : {}
