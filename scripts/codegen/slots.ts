import { existsSync, readFileSync } from 'node:fs'
import { purposes } from '#manifest-tools/explain/purposes.ts'
import { entries, pascal, readJson, type Schema } from './files.ts'

/** A kind of widget: one folder under widgets/, with one folder per widget. */
export interface Slot {
  folder: string
  /** The singular: `Block`. */
  type: string
  names: string[]
}

/** Returns a widget’s module; a sportsbook without own markup is not a `.tsx`. Fails where a widget has settings only. */
export function moduleOf(folder: string, name: string): string {
  const file = ['index.tsx', 'index.ts'].find((each) => existsSync(`widgets/${folder}/${name}/${each}`))
  if (!file) throw new Error(`widgets/${folder}/${name} has no index.tsx or index.ts.`)
  return file
}

const slotTypes = {
  blocks: 'Block',
  overlays: 'Overlay',
  sports: 'Sport',
  chats: 'Chat',
  verifications: 'Verification',
  jackpots: 'Jackpot',
  loaders: 'Loader',
  fields: 'Field',
}

/** How diagnostics speak of a name that is none of a slot’s, where that is not `<folder>/unknown-widget` and the type. */
const unknownNames: Record<string, { code: string; what: string }> = {
  Sport: { code: 'sport/unknown-provider', what: 'sportsbook' },
  Chat: { code: 'chats/unknown-vendor', what: 'chat' },
  Verification: { code: 'verification/unknown-vendor', what: 'vendor of the verification' },
  Field: { code: 'forms/unknown-kind', what: 'kind of field' },
}

const isWidget = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

export const slots: Slot[] = Object.entries(slotTypes).map(([folder, type]) => ({
  folder,
  type,
  names: entries(`widgets/${folder}`, isWidget),
}))

/** Platforms have no options of their own: `platform.use` names one. */
export const platformNames = entries('widgets/platforms', isWidget)

/** Guards are single files, not folders. */
export const guardNames = entries('widgets/guards', (name) => name.endsWith('.ts') && !name.includes('.test.')).map(
  (name) => name.replace(/\.ts$/, ''),
)

/** Options refer to the core schema by file name, so that editors resolve it; in the bundle the reference is local. */
const localRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('manifest.schema.json#/', '#/'))

/** What a widget that promotes says of its offer. Publishing checks it, not the page. */
const offer = {
  'x-later': true,
  title: 'What it offers',
  description: 'What this promotes, and to whom. Needed by licences that restrict promotions.',
  $ref: '#/$defs/Offer',
}

function options(file: string, kind: string, extra: Record<string, Schema>): Schema {
  const own = localRefs(readJson(file))
  return {
    'x-kind': kind,
    ...(own.title && { title: own.title }),
    description: own.description,
    type: 'object',
    properties: { ...extra, ...own.properties, ...(own['x-promotes'] && { offer }) },
    required: ['use', ...(own.required ?? [])],
    ...Object.fromEntries(kept.flatMap((keyword) => (own[keyword] === undefined ? [] : [[keyword, own[keyword]]]))),
    additionalProperties: false,
  }
}

/** What the schema says of a widget beside its options. */
const kept = ['x-own-label', 'x-purpose', 'x-words', 'x-places', 'x-sample', 'x-promotes']

/** Fails where nobody would find a block in the catalogue. */
function checkPurpose(name: string, { 'x-purpose': purpose }: Schema) {
  if (Object.hasOwn(purposes, purpose ?? '')) return
  const known = Object.keys(purposes).join(', ')
  throw new Error(`widgets/blocks/${name}/options.schema.json needs "x-purpose", one of: ${known}.`)
}

/** The options of every field. */
const everyField = localRefs(readJson('widgets/fields/options.schema.json'))

const use = (name: string) => ({ title: 'Widget', description: 'The widget’s name.', type: 'string', const: name })

/** Returns the definitions of a slot: one per widget, and their union, discriminated by `use`. */
export function slotDefinitions({ folder, type, names }: Slot): Record<string, Schema> {
  const guards = { $ref: '#/$defs/Guards' }
  const definitions: Record<string, Schema> = {}
  for (const name of names) {
    const title = pascal(name) + type
    definitions[title] = options(`widgets/${folder}/${name}/options.schema.json`, title, {
      use: use(name),
      ...(type === 'Block' ? { guards } : {}),
      ...(type === 'Field' ? everyField.properties : {}),
    })
    if (type === 'Block') checkPurpose(name, definitions[title]!)
    if (type === 'Field') definitions[title]!.required.push(...everyField.required)
  }
  const members = Object.keys(definitions).map((title) => ({ $ref: `#/$defs/${title}` }))
  const unknown = unknownNames[type] ?? { code: `${folder}/unknown-widget`, what: type.toLowerCase() }
  const unionOf = (title: string, of: Schema[]) => ({ [title]: { ...union(title, of), 'x-unknown': unknown } })
  const inner = members.filter((_member, index) => canBeInside(folder, names[index]!))
  return { ...definitions, ...unionOf(type, members), ...(type === 'Block' && unionOf('InnerBlock', inner)) }
}

/** Whether a block can be inside of another one: none that holds blocks itself, so that they do not nest without end, or fills the page. */
function canBeInside(folder: string, name: string): boolean {
  const schema = readJson(`widgets/${folder}/${name}/options.schema.json`)
  return !schema['x-holds-blocks'] && !schema['x-continued']
}

const union = (kind: string, oneOf: Schema[]): Schema => ({
  'x-kind': kind,
  type: 'object',
  discriminator: { propertyName: 'use' },
  required: ['use'],
  oneOf,
})

/** Overlays are an object keyed by name, so that a brand can change one without repeating the rest. */
export function overlayDefinitions(slot: Slot): Record<string, Schema> {
  const { Overlay: _union, ...definitions } = slotDefinitions(slot)
  const properties: Record<string, Schema> = {}
  for (const [index, [title, definition]] of Object.entries(definitions).entries()) {
    definitions[title] = overlay(definition)
    properties[slot.names[index]!] = {
      $ref: `#/$defs/${title}`,
      title: definition.title,
      description: definition.description,
    }
  }
  definitions.Overlays = {
    'x-kind': 'Overlays',
    title: 'Windows',
    description: 'What is displayed over a page, by name: dialogs, notices, the menu on phones.',
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
      visible: { title: 'In use', description: 'Whether the brand has this window.', type: 'boolean' },
      guards: { $ref: '#/$defs/Guards' },
      ...properties,
    },
    required: ['visible', ...definition.required.filter((key: string) => key !== 'use')],
  }
}

/** Returns the doc comment of a guard, for editors and operators. */
function guardContract(name: string): string {
  const contract = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(`widgets/guards/${name}.ts`, 'utf8'))?.[1]
  if (!contract) throw new Error(`widgets/guards/${name}.ts has no /** … */ comment that describes it`)
  return contract.replace(/\s*\*?\s+/g, ' ').trim()
}

/** A guard is a string; one with options is an object with `use`. */
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
      'x-kind': 'GuardName',
      description: 'A guard that takes no options.',
      type: 'string',
      enum: plain,
      enumDescriptions: plain.map(guardContract),
    },
    GuardWithOptions: union('GuardWithOptions', members),
    Guard: {
      'x-kind': 'Guard',
      description: 'A condition: a guard’s name, or an object where the guard takes options.',
      if: { type: 'string' },
      then: { $ref: '#/$defs/GuardName' },
      else: { $ref: '#/$defs/GuardWithOptions' },
      tsType: 'GuardName | GuardWithOptions',
    },
  }
}
