import { child, isObject, parent, valueAt } from '#manifest-tools/json/pointer.ts'
import { follow, isGuard, manifestSchema, useOf, type Schema } from '#manifest-tools/explain/schema.ts'
import { choices, patternOf, typeWords } from '#manifest-tools/explain/words.ts'
import { base, exampleAt } from './examples.ts'
import { accepted, bullets, exampleCode, linkTo, pageKeys, paragraphs, shortCode, table } from './markdown.ts'
import { specNames } from './spec-map.ts'
import { headings } from './widgets.ts'

/** A setting and its pointer: `*` is any key. */
interface Setting {
  pointer: string
  schema: Schema
  required: boolean
}

/** Renders every setting under its own heading; settings that many objects share are described once. */
export const settings = () =>
  inside({ pointer: '', schema: manifestSchema, required: true })
    .filter(({ pointer }) => pointer !== '/$schema')
    .flatMap(withNested)
    .join('\n\n')

/** Returns the top-level settings, for the table of contents. */
export const sections = () => Object.keys(manifestSchema.properties!).filter((name) => name !== '$schema')

/** `/theme/radius` → `theme.radius`. */
const nameOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.')

function inside({ pointer, schema }: Setting): Setting[] {
  const { properties = {}, required = [], additionalProperties, items } = follow(schema)
  const inner = Object.entries(properties).map(([key, value]) => ({
    pointer: child(pointer, key),
    schema: value,
    required: required.includes(key),
  }))
  if (inner.length === 0 && isObject(additionalProperties))
    return [{ pointer: child(pointer, '*'), schema: additionalProperties, required: false }]
  return items && follow(items).properties && !items.oneOf
    ? inside({ pointer: child(pointer, '*'), schema: items, required: true })
    : inner
}

function withNested(setting: Setting): string[] {
  const inner = inside(setting)
  const shared = alike(inner)
  const heading = `${setting.pointer.split('/').length === 2 ? '##' : '###'} \`${nameOf(setting.pointer)}\``
  const text = paragraphs(heading, follow(setting.schema).description ?? '', facts(setting, inner.length > 0))
  if (!shared) return [text, ...inner.flatMap(withNested)]
  const any = child(setting.pointer, '*')
  const each = shared.map((entry) => ({ ...entry, pointer: child(any, nameOf(entry.pointer)) }))
  const more = inner.flatMap((entry) =>
    inside(entry).filter(({ pointer }) => !shared.some((common) => pointer.endsWith(common.pointer))),
  )
  return [paragraphs(text, keysTable(inner, shared)), ...each.flatMap(withNested), ...more.flatMap(withNested)]
}

/** Returns the settings that three or more objects share, by key; undefined if they have none in common. */
function alike(settingsOf: Setting[]): Setting[] | undefined {
  const objects = settingsOf.filter(
    ({ schema }) => schema.$ref && follow(schema).type === 'object' && !follow(schema).oneOf,
  )
  if (objects.length < 3 || objects.length < settingsOf.length) return undefined
  const [first, ...others] = objects.map(({ schema }) => inside({ pointer: '', schema, required: true }))
  const common = first!.filter(({ pointer, schema }) =>
    others.every((other) =>
      other.some((each) => each.pointer === pointer && JSON.stringify(each.schema) === JSON.stringify(schema)),
    ),
  )
  return common.length > 0 ? common : undefined
}

/** Renders a row for each of many similar objects: description and defaults. */
function keysTable(objects: Setting[], shared: Setting[]): string {
  const names = shared.map(({ pointer }) => nameOf(pointer)).filter((name) => name !== 'blocks')
  const rows = objects.map(({ pointer, schema }) => {
    const defaults = names.map((name) => shortCode(valueAt(base, child(pointer, name))))
    const words = schema.description ?? follow(schema).description ?? ''
    return [`\`${nameOf(pointer).split('.').pop()}\``, words, ...defaults]
  })
  return table(['Key', 'What it is', ...names.map((name) => `\`${name}\` (default)`)], rows)
}

function facts({ pointer, schema, required }: Setting, holdsSettings: boolean): string {
  const union = unionOf(schema)
  const keyed = follow(schema).propertyNames
  const open = pointer.includes('*')
  const example = holdsSettings ? undefined : exampleAt(pointer, open ? undefined : valueAt(base, pointer))
  const written = exampleCode(example?.value)
  return bullets([
    ['In Studio', follow(schema).title ?? ''],
    ['Type', holdsSettings ? 'an object { … }' : typeWords(schema)],
    ['Required', required ? 'yes' : 'no'],
    [keyed ? 'Each key' : 'Form', patternOf(keyed ?? schema) ?? ''],
    ['Accepted', namesPages(keyed ?? schema) ? pageKeys : union ? widgetLinks(union) : accepted(choices(schema))],
    ['Such as', (follow(schema).examples ?? []).map((each) => `\`${each}\``).join(', ')],
    ['Default', holdsSettings || open ? '' : defaultWords(pointer, required)],
    ['In the specification', specNames(nameOf(pointer)).join(', ')],
    ['Example', written ? `${written} (${example!.manifest})` : ''],
  ])
}

const namesPages = (schema: Schema) => follow(schema)['x-kind'] === 'PageKey'

/** Settings that every manifest has itself. */
const ownOf = ['/manifestVersion', '/id', '/extends']

function defaultWords(pointer: string, required: boolean): string {
  const value = ownOf.includes(pointer) ? undefined : valueAt(base, pointer)
  if (value !== undefined) return shortCode(value) || 'see `manifests/base.json`'
  return required && valueAt(base, parent(pointer)) !== undefined ? 'none: each brand must set it' : 'none'
}

/** Returns the union of widgets of a setting or of its entries. */
function unionOf(schema: Schema): Schema | undefined {
  const { oneOf, items, ...rest } = follow(schema)
  if (oneOf) return { oneOf, ...rest }
  return isGuard(schema) ? rest : items && unionOf(items)
}

function widgetLinks({ 'x-kind': kind, oneOf = [] }: Schema): string {
  if (kind === 'Guard') return `one of the ${linkTo('Guards', 'guards')}`
  if (oneOf.length > 6) return `one of the ${linkTo(headings[kind!]!, headings[kind!]!.toLowerCase())}`
  return oneOf.map((member) => linkTo(`${kind} ${useOf(member)}`, `\`${useOf(member)}\``)).join(', ')
}
