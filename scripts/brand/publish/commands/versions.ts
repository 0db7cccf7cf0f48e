import type { Command } from 'commander'
import type { Versions } from '../../../publish/store/site-store.ts'
import { columns } from '../../columns.ts'
import { describe, expectPublished, onSite, siteOption } from '../site-options.ts'

const help = `
Examples:
  npm run brand -- versions lumina
  npm run brand -- versions lumina --json | jq -r '.versions[] | select(.live) | .changes[]'

The site’s audit.jsonl lists all changes: what, by whom and when. The lines of one change have the same "change".`

/** Adds `brand versions`. */
export function addVersions(program: Command) {
  program
    .command('versions')
    .argument('<id>', 'brand id')
    .description('list the published versions of a brand, and its previews')
    .addOption(siteOption())
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action(async (id: string, { site, json }: { site: string; json?: boolean }, command: Command) => {
      await onSite(site, async (store) => {
        await expectPublished(store, site, command, id)
        const interrupted = await store.interrupted()
        if (interrupted?.length)
          console.error(`Interrupted, and completed by the next command: ${describe(interrupted)}.`)
        const found = await store.versions(id)
        console.log(json ? JSON.stringify(found, null, 2) : table(found))
      })
    })
}

function table({ versions: rows, previews }: Versions): string {
  const head = ['', 'version', 'published', 'by', 'after', 'build', 'what']
  const lines = rows.map(({ live, version, at, by, from, engine, message, changes }) => [
    live ? 'live' : '',
    String(version),
    minutes(at),
    by,
    String(from ?? '–'),
    engine,
    message ?? (changes.length > 1 ? `${changes[0]}, and ${changes.length - 1} more` : (changes[0] ?? '')),
  ])
  const shown = previews.map(({ hosts, expires }) => `preview  https://${hosts[0]}/  until ${minutes(expires)}`)
  return [columns([head, ...lines]), ...(shown.length > 0 ? ['', ...shown] : [])].join('\n')
}

/** `2026-11-21 10:05 UTC` */
const minutes = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`
