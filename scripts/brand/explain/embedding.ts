import type { Manifest } from '#manifest'
import { hostOf } from '#manifest-tools/rules/site.ts'

/**
 * Lists the domains whose pages are around a vendor’s own frame, which the vendor has to allow (Digitain’s `parent`); empty
 * for other settings.
 */
export function embeddingSection(pointer: string | undefined, { sport, horses, hosts }: Manifest): string {
  const framed = { '/sport': sport, '/horses': horses }
  return Object.entries(framed)
    .flatMap(([setting, vendor]) => {
      const isAsked = pointer !== undefined && `${pointer}/`.startsWith(`${setting}/`)
      if (!isAsked || !vendor || 'script' in vendor) return []
      const isOpaque = 'isolation' in vendor && vendor.isolation === 'opaque'
      const frame = 'frameOrigin' in vendor && vendor.frameOrigin ? [hostOf(vendor.frameOrigin)] : []
      const domains = [...Object.keys(hosts), ...frame].join(' ')
      return isOpaque
        ? `\n  ${setting} is shown in an opaque origin: a vendor that checks which pages frame it refuses that; isolation "site" has a domain`
        : `\n  ${setting} is framed by pages of these domains, which the vendor has to allow\n    ${domains || 'none: the brand has no hosts'}`
    })
    .join('\n')
}
