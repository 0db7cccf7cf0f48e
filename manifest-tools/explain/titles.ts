import { child, hasOwn, isObject, keys, valueAt } from '../json/pointer.ts'
import { definitions, follow, locate, manifestSchema, step, useOf, type Schema } from './schema.ts'

/** Returns words for a name that has no title: `Player protection` for `playerProtection`. */
export function nameWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What operators call a setting of an object: its title, otherwise the words of its name. */
export const settingTitle = (name: string, schema: Schema): string => follow(schema).title ?? nameWords(name)

/** Returns the schema of a setting that an object has by its name; undefined for an entry of a map or of a list. */
export function settingIn(holder: Schema, name: string): Schema | undefined {
  const { properties = {}, oneOf } = follow(holder)
  if (hasOwn(properties, name)) return properties[name]
  return name === 'use' && oneOf ? step(holder, name)?.schema : undefined
}

/** What operators call a widget of a kind, such as `Block` or `Field`. */
export function widgetTitle(kind: string, use: string): string {
  const member = definitions[kind]?.oneOf?.find((each) => useOf(each) === use)
  return (member && follow(member).title) ?? nameWords(use)
}

/** What operators call a page: a brand’s own has the words of its key. */
export const pageTitle = (key: string): string => titleIn('pages', key)

/** What operators call a form, a list of the frame, or a window. */
export const formTitle = (name: string): string => titleIn('forms', name)
export const frameTitle = (name: string): string => titleIn('frame', name)
export const windowTitle = (name: string): string => titleIn('overlays', name)

/** What operators call a colour of the theme. */
export const colourTitle = (token: string): string =>
  settingTitle(token, follow(locate('/theme/tokens', {})!.schema).properties?.[token] ?? {})

/** What operators call a setting of the manifest’s root. */
export const rootTitle = (name: string): string => settingTitle(name, manifestSchema.properties![name] ?? {})

const titleIn = (section: string, name: string): string =>
  settingTitle(name, follow(manifestSchema.properties![section]!).properties?.[name] ?? {})

/** The settings that tell the entries of a list apart, in order of precedence. */
const naming = ['name', 'id', 'page', 'host', 'field', 'value', 'path']

/** What operators call an entry of a list, without its place; empty if nothing tells what it is. */
export function entryTitle(entry: unknown, list: Schema): string {
  const kind = follow(list.items ?? {})['x-kind']
  if (!isObject(entry)) return keyTitle(String(entry), { propertyNames: list.items ?? {} })
  if (typeof entry.use === 'string') return widgetTitle(kind ?? '', entry.use)
  const found = naming.map((key) => [key, entry[key]] as const).find(([, value]) => typeof value === 'string')
  if (!found) return ''
  return found[0] === 'page' ? pageTitle(String(found[1])) : String(found[1])
}

/** The edits of an inherited list. */
const edits: Record<string, string> = { remove: 'Removed', change: 'Changed', insert: 'Added' }

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** What operators call a language of the product: its name in English. Another code, which can be a mistake, stays. */
export const languageTitle = (code: string): string =>
  definitions.Language!.enum!.includes(code) ? languageNames.of(code)! : code

/** What operators call a key that they chose from names: a page, a language; otherwise the key itself. */
export function keyTitle(key: string, { propertyNames = {} }: Schema): string {
  const kind = follow(propertyNames)['x-kind']
  if (kind === 'PageKey' || kind === 'RouteKey') return pageTitle(key)
  if (kind === 'Language') return languageTitle(key)
  return kind === 'OwnPageKey' ? nameWords(key) : key
}

/** What operators call a value of a choice: its title, otherwise the words of its name. Codes and numbers stand for themselves. */
export function valueTitle(value: unknown, schema: Schema): string {
  const { enum: values = [], enumTitles = [] } = follow(schema)
  const own = enumTitles[values.indexOf(value)] ?? keyTitle(String(value), { propertyNames: schema })
  return own === value && /^[a-z][a-zA-Z-]+$/.test(own) ? nameWords(own) : own
}

/** Returns what operators call each part of a pointer, from the root: `['Pages', 'Main page', 'Blocks', '3 Row of games']`. */
function titlesAt(pointer: string, manifest: unknown): string[] {
  let at = ''
  return keys(pointer).map((key) => {
    const holder = follow(memberAt(at, manifest))
    at = child(at, key)
    const own = settingIn(holder, key)
    if (own) return settingTitle(key, own)
    if (/^\d+$/.test(key)) return `${Number(key) + 1} ${entryTitle(valueAt(manifest, at), holder)}`.trim()
    if (holder.items && edits[key]) return edits[key]
    return keyTitle(key, holder)
  })
}

/** Returns the schema at a pointer; of a union the member that the manifest has there. */
export function memberAt(pointer: string, manifest: unknown): Schema {
  const schema = follow(locate(pointer, manifest)?.schema ?? {})
  const union = schema.oneOf ?? (schema.else && follow(schema.else).oneOf)
  const use = valueAt(manifest, child(pointer, 'use'))
  return union?.find((each) => useOf(each) === use) ?? schema
}

/** Returns where a setting is, in words: `Pages › Main page › Blocks › 3 Row of games › Heading`. */
export const placeWords = (pointer: string, manifest: unknown): string =>
  pointer === '' ? 'The whole brand' : titlesAt(pointer, manifest).join(' › ')
