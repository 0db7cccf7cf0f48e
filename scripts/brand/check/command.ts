import { existsSync } from 'node:fs'
import { Option, type Command } from 'commander'
import type { Diagnostic, Severity } from '#manifest-tools/check/diagnostic.ts'
import type { Platform } from '#manifest'
import { isObject, valueAt } from '#manifest-tools/json/pointer.ts'
import type { Resolved } from '#manifest-tools/layers/resolve.ts'
import { formatSarif } from '#manifest-tools/check/format-sarif.ts'
import { formatGithub, formatJson, formatText, severities, type Report } from '#manifest-tools/check/format.ts'
import { checkBrands, resolving } from '#manifest-tools/check/check-brands.ts'
import { explained } from '#manifest-tools/check/code-page.ts'
import { picturesFolder } from '#manifest-tools/check/context.ts'
import { readOnce, type Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { fixFiles, readText } from '#manifest-tools/check/fix-files.ts'
import { openManifests } from '../manifests-option.ts'
import { opener } from '../open-brand.ts'

interface Options {
  fix?: boolean
  format: keyof typeof formats
  failLevel: Severity
  platform?: string
}

const formats = {
  text: (report: Report) => [formatText(report), explained(report.diagnostics)].filter(Boolean).join('\n\n'),
  json: formatJson,
  github: formatGithub,
  sarif: (report: Report) => formatSarif(report, readText),
}

const help = `
Examples:
  npm run brand -- check                        every brand
  npm run brand -- check lumina nova            two brands
  npm run brand -- check lumina --fix           fix what is certain, then report the rest
  npm run brand -- check --fail-level warning   warnings fail too
  npm run brand -- check --format github        annotations for a pull request
  npm run brand -- check lumina --platform fixtures/platform   also the responses that the doctor recorded
  npm run brand -- check --format sarif > brands.sarif   for a code scanner

--fix changes only the wrong characters, in the brand’s file or in the parent that contains them.

Exit codes: 0 no findings, 1 findings of the fail level or above, 2 misuse.`

/** Adds `brand check`. */
export function addCheck(program: Command) {
  program
    .command('check')
    .argument('[id...]', 'brand ids (default: all)')
    .description('report every problem of every manifest')
    .option('--fix', 'apply fixes that are certain')
    .addOption(new Option('--format <format>', 'output format').choices(Object.keys(formats)).default('text'))
    .addOption(
      new Option('--fail-level <severity>', 'lowest severity that fails')
        .choices(['error', 'warning'])
        .default('error'),
    )
    .option('--platform <folder>', 'also check that the responses recorded by brand doctor --record are read')
    .addHelpText('after', help)
    .action(async (ids: string[], { fix, format, failLevel, platform }: Options, command: Command) => {
      const manifests = openManifests(command)
      const brands = manifests.names()
      const unknown = ids.filter((id) => !brands.includes(id))
      if (unknown.length > 0)
        command.error(`error: no such brand: ${unknown.join(', ')} (brands: ${brands.join(', ')})`)
      // Only this option needs the API’s schemas, which take longer to load than the rest.
      const recorded =
        platform === undefined ? undefined : (await import('../answers/check-fixtures.ts')).recorded(platform)
      const chosen = ids.length > 0 ? ids : brands
      const categories = recorded?.categories(chosen.map(platformOf(resolving(manifests))))
      const check = () => {
        const read = readOnce(manifests)
        return checkBrands(read, chosen, resolving(read), { categories })
      }
      const fixed = fix ? { fixed: fixFiles(() => check().diagnostics) } : {}
      const checked = check()
      const answers = recorded?.findings(chosen, opener(command, manifests)) ?? []
      const report = {
        ...checked,
        ...fixed,
        diagnostics: [...checked.diagnostics, ...answers, ...unchecked(manifests)],
      }
      console.log(formats[format](report))
      const { errors, warnings } = severities(report.diagnostics)
      process.exitCode = errors + (failLevel === 'warning' ? warnings : 0) > 0 ? 1 : 0
    })
}

/** An unreadable or wrong manifest is reported by the check itself. */
const platformOf =
  (resolve: (id: string) => Resolved) =>
  (id: string): Platform => {
    const platform = valueAt(resolve(id).manifest, '/platform')
    return isObject(platform) ? platform : {}
  }

/** Without the folder of images nothing can be said about them. */
function unchecked(manifests: Manifests): Diagnostic[] {
  const folder = picturesFolder(manifests)
  if (existsSync(folder)) return []
  const message = `The images that the manifests name are not checked: there is no folder ${folder}.`
  return [{ code: 'assets/not-checked', severity: 'note', pointer: '', message }]
}
