import { Option, type Command } from 'commander'
import { diagnoseSources } from '#engine/manifest/diagnose-sources.ts'
import type { Diagnostic, Severity } from '#engine/manifest/diagnostic.ts'
import { formatGithub, formatJson, formatText, severities, type Report } from '#engine/manifest/format.ts'
import { resolver } from '#engine/manifest/resolve.ts'
import { openManifests } from './manifests-option.ts'
import type { Manifests } from './read-manifests.ts'

interface Options {
  format: keyof typeof formats
  failLevel: Severity
}

const formats = { text: formatText, json: formatJson, github: formatGithub }

const help = `
Examples:
  npm run brand -- check                        every brand
  npm run brand -- check lumina nova            two brands
  npm run brand -- check --fail-level warning   warnings fail as well
  npm run brand -- check --format github        annotations for a pull request

Ends with 0 where all is well, 1 where there are findings of the fail level, 2 on misuse.`

/** Adds `brand check`. */
export function addCheck(program: Command) {
  program
    .command('check')
    .argument('[id...]', 'the brands to check; all of them where none is named')
    .description('report every problem of every manifest at once')
    .addOption(new Option('--format <format>', 'how to write the findings').choices(Object.keys(formats)).default('text'))
    .addOption(new Option('--fail-level <severity>', 'the least severity that fails').choices(['error', 'warning']).default('error'))
    .addHelpText('after', help)
    .action((ids: string[], { format, failLevel }: Options, command: Command) => {
      const manifests = openManifests(command)
      const brands = manifests.names()
      const unknown = ids.filter((id) => !brands.includes(id))
      if (unknown.length > 0) command.error(`error: no such brand: ${unknown.join(', ')} (brands: ${brands.join(', ')})`)
      const report = check(manifests, ids.length > 0 ? ids : brands)
      console.log(formats[format](report))
      const { errors, warnings } = severities(report.diagnostics)
      process.exitCode = errors + (failLevel === 'warning' ? warnings : 0) > 0 ? 1 : 0
    })
}

/** Checks some brands. */
function check(manifests: Manifests, ids: string[]): Report {
  const start = performance.now()
  const resolve = resolver(manifests.read, manifests.parents())
  const found = new Map<string, Diagnostic>()
  let valid = 0
  for (const id of ids) {
    const diagnostics = diagnoseSources(resolve(id), manifests.path)
    if (severities(diagnostics).errors === 0) valid++
    for (const each of diagnostics) found.set([each.file, each.line, each.column, each.code, each.message].join(), each)
  }
  return { diagnostics: [...found.values()], brands: ids.length, valid, milliseconds: performance.now() - start }
}
