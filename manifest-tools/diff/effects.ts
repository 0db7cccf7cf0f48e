import { show } from '../check/label.ts'
import { child, isObject, keys, valueAt, type JsonObject } from '../json/pointer.ts'
import { groups, type Change, type Effect } from './effect.ts'
import { entryEffects, guardEffects, isBlocks, isEntries, isGuards, isWords, wordEffects } from './lists.ts'

/** Describes the differences between two resolved manifests, sorted by group. */
export function effectsOf(from: JsonObject, to: JsonObject): Effect[] {
  const hidden = (at: string) => [from, to].every((manifest) => valueAt(manifest, `${at}/visible`) === false)
  const effects = within({ pointer: '', from, to, subject: '', path: [] }).map((each) => {
    const [section, name = ''] = keys(each.pointer)
    if (section !== 'pages' && section !== 'overlays') return each
    const concerned = child(`/${section}`, name)
    const path = each.pointer.endsWith('/visible') && valueAt(to, `${concerned}/path`)
    const aside = path || (hidden(concerned) && 'hidden')
    return aside ? { ...each, change: `${each.change} (${String(aside)})` } : each
  })
  return groups.flatMap((group) => effects.filter((each) => each.group === group))
}

const rules: [applies: (change: Change) => boolean, effectsOfChange: (change: Change) => Effect[]][] = [
  [({ from, to }) => JSON.stringify(from) === JSON.stringify(to), () => []],
  [({ pointer }) => /^\/(pages|overlays)\/[^/]+\/visible$/.test(pointer), visibility],
  [({ pointer, from, to }) => /^\/pages\/[^/]+$/.test(pointer) && (from === undefined || to === undefined), wholePage],
  [isGuards, guardEffects],
  [isBlocks, (change) => entryEffects(change, groupOfWidgets(change), within)],
  [
    isEntries,
    (change) =>
      entryEffects(change, change.path[change.path.length - 1] === 'items' ? 'Navigation' : groupOf(change), within),
  ],
  [({ pointer, ...change }) => pointer === '/languages' && isWords({ pointer, ...change }), languages],
  [isWords, (change) => wordEffects(change, groupOf(change))],
  [
    ({ from, to }) => isColour(from) && isColour(to),
    ({ path, ...change }) => [effect(change, 'Colours', path.slice(-2).join(', '), arrow(change))],
  ],
  [
    ({ pointer, from, to }) =>
      pointer.startsWith('/registration/') && typeof from === 'boolean' && typeof to === 'boolean',
    field,
  ],
  [
    ({ from, to }) => useOf(from) !== useOf(to),
    (change) => [effect(change, 'Providers and looks', change.path.join('.'), arrow(change))],
  ],
  [({ from, to }) => isObject(from) && isObject(to), within],
]

/** Returns the effects of a change, by the first rule that applies. */
function effectsOfChange(change: Change): Effect[] {
  const [, rule = setting] = rules.find(([applies]) => applies(change)) ?? []
  return rule(change)
}

function within(change: Change): Effect[] {
  const [from, to] = [change.from, change.to] as [JsonObject, JsonObject]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => {
    const pointer = child(change.pointer, key)
    const subject = subjectAt(pointer)
    return effectsOfChange({
      pointer,
      from: from[key],
      to: to[key],
      subject: subject ?? change.subject,
      path: subject ? [] : [...change.path, key],
    })
  })
}

/** Returns the page, overlay, frame list, or list of a form at a pointer, if it is one. */
function subjectAt(pointer: string): string | undefined {
  const [section, name, ...deeper] = keys(pointer)
  if (section === 'content' && name === 'source') return undefined
  if (section === 'forms') return deeper.length === 1 ? `${name} ${deeper[0]}` : undefined
  if (deeper.length > 0 || name === undefined) return undefined
  return { pages: name, overlays: `overlay ${name}`, frame: name, content: `own ${name}` }[section!]
}

const effect = (
  { pointer, from, to }: Omit<Change, 'path'>,
  group: Effect['group'],
  subject: string,
  change: string,
): Effect => ({
  group,
  subject,
  change,
  pointer,
  from,
  to,
})

function arrow({ from, to }: Pick<Change, 'from' | 'to'>): string {
  if (from === undefined && isPlain(to)) return Object.keys(to).length > 0 ? `added: ${show(to)}` : 'added'
  return to === undefined && isPlain(from) ? 'removed' : `${written(from)} → ${written(to)}`
}

const isPlain = (value: unknown): value is JsonObject => isObject(value) && useOf(value) === undefined

/** Formats colours and widgets by their names, everything else as JSON. */
function written(value: unknown): string {
  if (value === undefined) return 'not set'
  if (isColour(value)) return String(value)
  if (useOf(value) === undefined) return show(value)
  const { use, ...options } = value as JsonObject
  return Object.keys(options).length > 0 ? `${String(use)} ${show(options)}` : String(use)
}

const useOf = (value: unknown) => (isObject(value) ? value.use : undefined)
const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

function visibility(change: Change): Effect[] {
  const group = change.pointer.startsWith('/pages/') ? 'Pages' : 'Overlays'
  return [effect(change, group, change.subject.replace(/^overlay /, ''), change.to === true ? 'shown' : 'hidden')]
}

/** Describes a page of a brand’s own that one of both has. */
function wholePage(change: Change): Effect[] {
  const { from, to } = change
  const page = (to ?? from) as JsonObject
  const hidden = page.visible === false ? ', hidden' : ''
  return [
    effect(
      change,
      'Pages',
      change.subject,
      `${to === undefined ? 'removed' : 'added'} (${String(page.path)}${hidden})`,
    ),
  ]
}

function languages(change: Change): Effect[] {
  const [[before], [now]] = [change.from, change.to] as [unknown[], unknown[]]
  const first =
    before === now ? [] : [effect(change, 'Languages', 'languages', `default: ${String(before)} → ${String(now)}`)]
  return [...first, ...wordEffects(change, 'Languages')]
}

/** Describes the visibility of a registration field, and whether it is required. */
function field(change: Change): Effect[] {
  const words: Record<string, [yes: string, no: string]> = {
    visible: ['now in the form', 'no longer in the form'],
    required: ['required', 'optional'],
  }
  const name = change.path[change.path.length - 1]!
  if (!words[name]) return setting(change)
  return [effect(change, 'Registration', change.path.slice(0, -1).join('.'), words[name][change.to ? 0 : 1])]
}

const groupsBySection: Record<string, Effect['group']> = {
  pages: 'Pages',
  overlays: 'Overlays',
  registration: 'Registration',
  forms: 'Forms',
  content: 'Content',
}

function groupOfWidgets({ pointer }: Change): Effect['group'] {
  const [section] = keys(pointer)
  if (section === 'forms') return 'Forms'
  return ['pages', 'frame', 'overlays', 'notFound'].includes(section!) ? 'Blocks' : 'Providers and looks'
}

/** The subject of a block’s option contains a comma. */
function groupOf({ pointer, subject }: Change): Effect['group'] {
  const [section = ''] = keys(pointer)
  if (section !== 'forms' && section !== 'content' && subject.includes(', ')) return 'Blocks'
  return groupsBySection[section] ?? 'Settings'
}

function setting(change: Change): Effect[] {
  const path = change.path.join('.')
  const group = groupOf(change)
  return [
    change.subject
      ? effect(change, group, change.subject, `${path}: ${arrow(change)}`)
      : effect(change, group, path, arrow(change)),
  ]
}
