import { existsSync, readFileSync } from 'node:fs'
import { entries, pascal, readJson, type Schema } from './files.ts'

/** A kind of thing that a manifest can name: one folder under widgets/, one folder in it per widget. */
export interface Slot {
  folder: string
  /** What one of them is called: `Block`. */
  type: string
  names: string[]
  /** Those whose code is there; the others are settings that wait for it. */
  built: string[]
}

/** A widget’s module; a sportsbook without markup of ours is no `.tsx`. */
export const moduleOf = (folder: string, name: string): string | undefined =>
  ['index.tsx', 'index.ts'].find((file) => existsSync(`widgets/${folder}/${name}/${file}`))

const slotTypes = {
  blocks: 'Block',
  overlays: 'Overlay',
  sports: 'Sport',
  chats: 'Chat',
  jackpots: 'Jackpot',
  loaders: 'Loader',
}

const isWidget = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

export const slots: Slot[] = Object.entries(slotTypes).map(([folder, type]) => {
  const names = entries(`widgets/${folder}`, isWidget)
  return { folder, type, names, built: names.filter((name) => moduleOf(folder, name) !== undefined) }
})

/** Guards are one file each, not a folder. */
export const guardNames = entries('widgets/guards', (name) => name.endsWith('.ts') && !name.includes('.test.')).map(
  (name) => name.replace(/\.ts$/, ''),
)

/** The core schema is referred to by file name, so that editors resolve it; in the bundle it is at hand. */
const localRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('manifest.schema.json#/', '#/'))

function options(file: string, title: string, extra: Record<string, Schema>): Schema {
  const own = localRefs(readJson(file))
  return {
    title,
    description: own.description,
    type: 'object',
    properties: { ...extra, ...own.properties },
    required: ['use', ...(own.required ?? [])],
    additionalProperties: false,
  }
}

const use = (name: string) => ({ description: 'The widget’s name.', type: 'string', const: name })

/** The definitions of a slot: one per widget, and their union, discriminated by `use`. */
export function slotDefinitions({ folder, type, names }: Slot): Record<string, Schema> {
  const guards = { $ref: '#/$defs/Guards' }
  const definitions: Record<string, Schema> = {}
  for (const name of names) {
    const title = pascal(name) + type
    definitions[title] = options(`widgets/${folder}/${name}/options.schema.json`, title, {
      use: use(name),
      ...(type === 'Block' ? { guards } : {}),
    })
  }
  const members = Object.keys(definitions).map((title) => ({ $ref: `#/$defs/${title}` }))
  return { ...definitions, [type]: union(type, members) }
}

const union = (title: string, oneOf: Schema[]): Schema => ({
  title,
  type: 'object',
  discriminator: { propertyName: 'use' },
  required: ['use'],
  oneOf,
})

/** Overlays are an object keyed by their name, so that a brand can change one without repeating the rest. */
export function overlayDefinitions(slot: Slot): Record<string, Schema> {
  const { Overlay: _union, ...definitions } = slotDefinitions(slot)
  const properties: Record<string, Schema> = {}
  for (const [index, [title, definition]] of Object.entries(definitions).entries()) {
    definitions[title] = overlay(definition)
    properties[slot.names[index]!] = { $ref: `#/$defs/${title}`, description: definition.description }
  }
  definitions.Overlays = {
    title: 'Overlays',
    description: 'What can lie over a page, keyed by the overlay’s name.',
    type: 'object',
    properties,
    required: slot.names,
    additionalProperties: false,
  }
  return definitions
}

function overlay(definition: Schema): Schema {
  const { use: _name, ...properties } = definition.properties
  return {
    ...definition,
    properties: {
      visible: { description: 'Whether the brand has this overlay.', type: 'boolean' },
      guards: { $ref: '#/$defs/Guards' },
      ...properties,
    },
    required: ['visible', ...definition.required.filter((key: string) => key !== 'use')],
  }
}

/** What a guard’s file says of it, for editors and operators. */
function guardContract(name: string): string {
  const contract = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(`widgets/guards/${name}.ts`, 'utf8'))?.[1]
  if (!contract) throw new Error(`widgets/guards/${name}.ts has no /** … */ that says what it asks`)
  return contract.replace(/\s*\*?\s+/g, ' ').trim()
}

/** A guard is named by a string; one that takes options, by an object with `use`. */
export function guardDefinitions(): Record<string, Schema> {
  const schemaOf = (name: string) => `widgets/guards/${name}.options.schema.json`
  const withOptions = guardNames.filter((name) => existsSync(schemaOf(name)))
  const plain = guardNames.filter((name) => !withOptions.includes(name))
  const definitions: Record<string, Schema> = {}
  for (const name of withOptions) {
    const title = `${pascal(name)}Guard`
    definitions[title] = options(schemaOf(name), title, { use: use(name) })
  }
  const members = Object.keys(definitions).map((title) => ({ $ref: `#/$defs/${title}` }))
  return {
    ...definitions,
    GuardName: {
      title: 'GuardName',
      description: 'A guard that takes no options.',
      type: 'string',
      enum: plain,
      enumDescriptions: plain.map(guardContract),
    },
    GuardWithOptions: union('GuardWithOptions', members),
    Guard: {
      title: 'Guard',
      description: 'A condition: a guard’s name, or an object where the guard takes options.',
      if: { type: 'string' },
      then: { $ref: '#/$defs/GuardName' },
      else: { $ref: '#/$defs/GuardWithOptions' },
      tsType: 'GuardName | GuardWithOptions',
    },
  }
}
