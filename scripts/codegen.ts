/** Generates code and docs from the schemas. `--check` writes nothing and fails if a file is stale. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { absencesModule } from './codegen/absences.ts'
import { apiRoot, apiSchemas } from './codegen/api.ts'
import { callModules } from './codegen/calls.ts'
import { banner, readJson } from './codegen/files.ts'
import { editorSchema } from './codegen/editor.ts'
import { currenciesModule } from './codegen/currencies.ts'
import { licencesModule, licenceTypes } from './codegen/licences.ts'
import { dateLocalesModule, languagesModule } from './codegen/languages.ts'
import { bundle, sourceSchema } from './codegen/manifest-schema.ts'
import { registryModule } from './codegen/registry.ts'
import { readerModules } from './codegen/readers.ts'
import { tintsModule } from './codegen/tints.ts'
import { compileTypes, namedByKind } from './codegen/types.ts'
import { compileGuards, compileValidators } from './codegen/validators.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function generate(): Promise<Record<string, string>> {
  const manifest = bundle()
  const api = apiSchemas()
  const licence = readJson('schemas/licence.schema.json')
  const validateManifest = { validateManifest: manifest.$id as string }
  return {
    'schemas/generated/manifest.schema.json': json(editorSchema(sourceSchema(manifest))),
    'schemas/generated/manifest.resolved.schema.json': json(manifest),
    'schemas/generated/manifest.ts': await compileTypes(namedByKind(manifest), 'Manifest'),
    'schemas/generated/api.ts': await compileTypes(apiRoot(api), 'Api'),
    'schemas/generated/is-manifest.js': await compileGuards([manifest], { isManifest: manifest.$id }),
    'schemas/generated/schema-hash.ts': schemaHashModule(json(manifest)),
    'schemas/generated/is-manifest.d.ts': declarations({ isManifest: 'Manifest' }, './manifest.ts'),
    'schemas/generated/validate-manifest.js': await compileValidators([manifest], validateManifest),
    'schemas/generated/validate-manifest.d.ts': `// ${banner}\nimport type { ValidateFunction } from 'ajv'\nimport type { Manifest } from './manifest.ts'\n\nexport const validateManifest: ValidateFunction<Manifest>\n`,
    ...readerModules(api),
    ...callModules(api),
    'schemas/generated/absences.ts': absencesModule(api),
    'schemas/generated/currencies.ts': currenciesModule(),
    'schemas/generated/languages.ts': languagesModule(),
    'schemas/generated/date-locales.ts': dateLocalesModule(),
    'schemas/generated/licence.ts': await compileTypes(namedByKind(licenceTypes(licence)), 'Licence'),
    'schemas/generated/licences.ts': licencesModule(licence, manifest),
    'schemas/generated/tints.ts': tintsModule(),
    'widgets/registry.ts': registryModule(),
  }
}

/** A hash of the manifests’ schema, by which a page tells what its manifest was checked with. */
const schemaHashModule = (schema: string) =>
  `// ${banner}\nexport const schemaHash = '${createHash('sha256').update(schema).digest('hex').slice(0, 8)}'\n`

/** Declares type guards `name(value): value is Type`. */
function declarations(guards: Record<string, string>, from: string): string {
  const types = [...new Set(Object.values(guards))].sort()
  const lines = Object.entries(guards).map(
    ([name, type]) => `export function ${name}(value: unknown): value is ${type}`,
  )
  return [`// ${banner}`, `import type { ${types.join(', ')} } from '${from}'`, '', ...lines, ''].join('\n')
}

const check = process.argv.includes('--check')

/** Writes stale files and returns their paths; with `--check` it only returns them. */
function writeStale(files: Record<string, string>, same = (text: string) => text): string[] {
  const normalise = check ? same : (text: string) => text
  const stale = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || normalise(readFileSync(path, 'utf8')) !== normalise(text),
  )
  for (const [path, text] of check ? [] : stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return stale.map(([path]) => path)
}

const schemas = writeStale(await generate())
// The manual is rendered from the schema written above.
const { manualPages, withoutExamples } = await import('./codegen/manual.ts')
const stale = [...schemas, ...writeStale(manualPages(), withoutExamples)]
if (check) {
  for (const path of stale) console.error(`${path} is stale: run \`npm run codegen\` and commit the result`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  console.log(stale.length > 0 ? `written: ${stale.join(', ')}` : 'everything is up to date')
}
