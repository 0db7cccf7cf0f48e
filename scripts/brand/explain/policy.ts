import type { Manifest } from '#manifest'
import { pageVendors } from '../../publish/vendor-hosts.ts'
import { columns } from '../columns.ts'

/** What a setting does to the page’s Content-Security-Policy on a brand; empty where it lets no vendor’s script in. */
export function policySection(pointer: string | undefined, manifest: Manifest): string {
  if (pointer === undefined) return ''
  const vendors = pageVendors(manifest).filter(
    ({ setting }) => `${setting}/`.startsWith(`${pointer}/`) || pointer.startsWith(`${setting}/`),
  )
  return vendors
    .map(({ setting, hosts }) => {
      const rows = Object.entries(hosts).flatMap(([kind, origins]) =>
        origins.length > 0 ? [[`${kind}-src`, origins.join(' ')]] : [],
      )
      const relaxed = `  ${setting} puts a vendor’s script into the page: its policy has inline styles and no Trusted Types, and lets in`
      return `\n${relaxed}\n${columns(rows, '    ')}`
    })
    .join('\n')
}
