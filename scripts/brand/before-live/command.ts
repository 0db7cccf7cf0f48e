import type { Command } from 'commander'
import { beforeLive } from '#manifest-tools/check/before-live.ts'
import { checkBrands, resolving } from '#manifest-tools/check/check-brands.ts'
import { readContext } from '#manifest-tools/check/context.ts'
import { formatText, severities } from '#manifest-tools/check/format.ts'
import { readOnce } from '#manifest-tools/layers/read-manifests.ts'
import { openManifests } from '../manifests-option.ts'
import { fail } from '../open-brand.ts'
import { expectBrands } from '../publish/site-options.ts'
import { liveText } from './text.ts'

const help = `
Examples:
  npm run brand -- before-live lumina
  npm run brand -- before-live                          every brand
  npm run brand -- before-live lumina --json | jq '.[0].items[] | select(.open != [])'

Lists what a brand needs before players see it: what is open, where, and what to do. What would lie to players, such as an
address that ends in .example, is marked: "publish" refuses it, save for --environment development.

Exit codes: 0 nothing open, 1 something open or an invalid manifest, 2 misuse.`

/** Adds `brand before-live`. */
export function addBeforeLive(program: Command) {
  program
    .command('before-live')
    .argument('[id...]', 'brand ids (default: all)')
    .description('list what is open before a brand goes live')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action((ids: string[], { json }: { json?: boolean }, command: Command) => {
      const manifests = openManifests(command, readOnce)
      expectBrands(ids, manifests.names(), command)
      const chosen = ids.length > 0 ? ids : manifests.names()
      const resolve = resolving(manifests)
      const report = checkBrands(manifests, chosen, resolve)
      if (severities(report.diagnostics).errors > 0) fail(formatText(report))
      const context = readContext(manifests, resolve)
      const lists = chosen.map((brand) => ({ brand, items: beforeLive(resolve(brand), manifests, context) }))
      console.log(
        json ? JSON.stringify(lists, null, 2) : lists.map(({ brand, items }) => liveText(brand, items)).join('\n\n'),
      )
      process.exitCode = lists.some(({ items }) => items.some(({ open }) => open.length > 0)) ? 1 : 0
    })
}
