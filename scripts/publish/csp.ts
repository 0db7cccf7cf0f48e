import { createHash } from 'node:crypto'
import type { Services } from '#manifest'
import type { PageVendor } from './vendor-hosts.ts'
import type { VendorHosts } from './vendors.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a shell holds inline, and the API’s origin (empty for the page’s own). */
interface Inline {
  script: string | readonly string[]
  style: string
  api: string
  /** The origins that pages of vendors are framed from. */
  frames: readonly string[]
  /** The vendors whose scripts run in the page. */
  vendors: readonly PageVendor[]
  /** Where faults are reported to. */
  errors?: Services['errors']
}

/**
 * The Content-Security-Policy of a brand. Without vendors in the page it is the strict profile. With any, it is the vendor
 * profile: their hosts beside ours, and neither Trusted Types nor styles by hash, which their scripts cannot live with.
 */
export function contentSecurityPolicy({ script, style, api, frames, vendors, errors }: Inline): string {
  const socket = api && api.replace(/^http/, 'ws')
  const strict = vendors.length === 0
  const reported = errors?.address.startsWith('http') ? [new URL(errors.address).origin] : []
  const hosts = (kind: keyof VendorHosts) => vendors.flatMap((vendor) => vendor.hosts[kind])
  return [
    `default-src 'none'`,
    directive('script-src', `'self'`, ...[script].flat().map(hash), ...hosts('script')),
    // A hash beside it would switch 'unsafe-inline' off.
    directive('style-src', `'self'`, strict ? hash(style) : `'unsafe-inline'`, ...hosts('style')),
    directive('img-src', `'self'`, 'data:', 'blob:', 'https:', api),
    directive('font-src', `'self'`, ...hosts('font')),
    directive('connect-src', `'self'`, api, socket, ...reported, ...hosts('connect')),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    directive('frame-src', `'self'`, ...frames, ...hosts('frame')),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(strict ? [`require-trusted-types-for 'script'`, `trusted-types dompurify service-worker`] : []),
    ...(errors?.policy ? [`report-uri ${errors.policy}`, `report-to policy`] : []),
  ].join('; ')
}

const directive = (name: string, ...sources: string[]) => [name, ...new Set(sources)].filter(Boolean).join(' ')

/** The header that says where `report-to policy` is. */
export const reportingHeader = ({ errors }: Services): Record<string, string> =>
  errors?.policy ? { 'reporting-endpoints': `policy="${errors.policy}"` } : {}
