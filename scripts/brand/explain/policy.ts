import type { Manifest } from '#manifest'
import { pageVendors } from '../../publish/policy/vendor-hosts.ts'
import { columns } from '../columns.ts'

/** Describes how a setting relaxes the Content-Security-Policy; empty if it adds no vendor script. */
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
      const relaxed = `  ${setting} adds a vendor’s script to the page: the policy has inline styles and no Trusted Types, and allows`
      return `\n${relaxed}\n${columns(rows, '    ')}`
    })
    .join('\n')
}
