import type { Command } from 'commander'
import { valueAt } from '#manifest-tools/json/pointer.ts'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { columns } from '../columns.ts'
import { openManifests } from '../manifests-option.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'

interface Row {
  id: string
  name: string
  hosts: string[]
  languages: string[]
  currency: string
  /** The default theme. */
  theme: string
  /** The sportsbook; empty if there is none. */
  sport: string
}

const help = `
Examples:
  npm run brand -- list
  npm run brand -- list --json | jq -r '.[].hosts[]'`

/** Adds `brand list`. */
export function addList(program: Command) {
  program
    .command('list')
    .description('list the brands: id, name, hosts, languages, currency, theme, sportsbook')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action(({ json }: { json?: boolean }, command: Command) => {
      const rows = rowsOf(openManifests(command))
      console.log(json ? JSON.stringify(rows, null, 2) : table(rows))
    })
}

/** Invalid manifests are listed too, with the settings that can be read. */
function rowsOf(manifests: Manifests): Row[] {
  const resolve = resolver(manifests.read)
  return manifests.names().map((id) => {
    const { manifest } = resolve(id)
    const at = (pointer: string) => valueAt(manifest, pointer)
    const languages = at('/languages')
    return {
      id,
      name: String(at('/name') ?? ''),
      hosts: Object.keys(at('/hosts') ?? {}),
      languages: Array.isArray(languages) ? languages.map(String) : [],
      currency: String(at('/currency') ?? ''),
      theme: String(at('/theme/default') ?? ''),
      sport: String(at('/sport/use') ?? ''),
    }
  })
}

const table = (rows: Row[]) =>
  columns([
    ['id', 'name', 'currency', 'theme', 'sport', 'languages', 'hosts'],
    ...rows.map(({ id, name, hosts, languages, currency, theme, sport }) => [
      id,
      name,
      currency,
      theme,
      sport || '–',
      languages.join(' '),
      hosts.join(' '),
    ]),
  ])
