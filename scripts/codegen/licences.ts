import { Ajv } from 'ajv'
import { banner, entries, readJson, type Schema } from './files.ts'
import { addressable } from './pointers.ts'

/** The packs of licences: one folder each. */
const licenceIds = entries('widgets/licences', (name) => /^[a-z][a-z0-9-]*$/.test(name))

/** What a manifest can name as a licence. */
export const licenceNames = (): Schema => ({
  enum: licenceIds,
  enumTitles: licenceIds.map((id) => readPack(id).name),
})

const readPack = (id: string) => readJson(`widgets/licences/${id}/licence.json`)

/** Returns the schema of packs as types need it: what must not be empty is a plain list there. */
export const licenceTypes = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    ['anyOf', 'minItems', 'minProperties'].includes(key) ? undefined : value,
  )

/** Renders all packs as a module. Fails where one does not fit its schema, or names a setting that no manifest has. */
export function licencesModule(licenceSchema: Schema, manifest: Schema): string {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(licenceSchema)
  const packs = Object.fromEntries(
    licenceIds.map((id) => {
      const { $schema: _schema, ...pack } = readPack(id)
      const file = `widgets/licences/${id}/licence.json`
      if (!validate(pack)) throw new Error(`${file}: ${JSON.stringify(validate.errors, null, 2)}`)
      return [id, { ...pack, duties: dutiesOf(pack, file, manifest), texts: textsOf(id) }]
    }),
  )
  return [
    `// ${banner}`,
    `import type { Pack } from '#manifest-tools/licences/pack.ts'`,
    '',
    '/** The packs of widgets/licences, by the names of their folders. */',
    `export const licences: Readonly<Record<string, Pack>> = ${JSON.stringify(packs, null, 2)}`,
    '',
  ].join('\n')
}

function dutiesOf({ duties }: Schema, file: string, manifest: Schema): Schema[] {
  const ids = duties.map(({ id }: Schema) => id)
  const twice = ids.find((id: string, index: number) => ids.indexOf(id) < index)
  if (twice !== undefined) throw new Error(`${file} has the duty ${twice} twice.`)
  for (const { id: duty, set = {} } of duties) {
    const unknown = Object.keys(set).filter((pointer) => !addressable(pointer, manifest))
    if (unknown.length > 0) throw new Error(`${file}: no manifest has ${unknown.join(', ')} (duty ${duty}).`)
  }
  return duties
}

/** Returns the words of a pack by language and key. */
const textsOf = (id: string): Schema =>
  Object.fromEntries(
    entries(`widgets/licences/${id}/texts`, (name) => name.endsWith('.json')).map((name) => [
      name.slice(0, -'.json'.length),
      readJson(`widgets/licences/${id}/texts/${name}`),
    ]),
  )
