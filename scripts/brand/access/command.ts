import type { Command } from 'commander'
import type { Manifest } from '#manifest'
import { severities } from '#manifest-tools/check/format.ts'
import { registry } from '../../../widgets/registry.ts'
import { accessTable, roles } from './access-table.ts'
import { accessText } from './access-text.ts'
import { diagnosesOf } from '#manifest-tools/check/diagnoses.ts'
import { brandCommand } from '../brand-command.ts'
import { openManifests } from '../manifests-option.ts'
import { fail, opener } from '../open-brand.ts'

const help = `
Examples:
  npm run brand -- access lumina
  npm run brand -- access lumina --json | jq '.pages[] | select(.access.visitor == "open").path'

The table evaluates the real guards for a few typical players.`

/** Adds `brand access`. */
export function addAccess(program: Command) {
  program
    .command('access')
    .argument('<id>', 'brand id')
    .description('show which role can open which page and overlay')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action((id: string, { json }: { json?: boolean }, command: Command) => {
      const manifests = openManifests(command)
      const resolved = opener(command, manifests, manifests.names())(id)
      const { errors } = severities(diagnosesOf(resolved, manifests))
      const remedy = brandCommand(['check', id], { manifests })
      if (errors > 0) fail(`${id} has errors, so its access cannot be determined: ${remedy}`)
      const table = accessTable(resolved.manifest as unknown as Manifest, registry)
      const roleNames = roles.map(({ id: role, name }) => ({ id: role, name }))
      console.log(json ? JSON.stringify({ brand: id, roles: roleNames, ...table }, null, 2) : accessText(id, table))
    })
}
