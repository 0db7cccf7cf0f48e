import { show } from '#engine/manifest/label.ts'
import { child, isObject, keys, valueAt, type JsonObject } from '#engine/manifest/pointer.ts'
import { groups, type Change, type Effect } from './effect.ts'
import { entryEffects, guardEffects, isBlocks, isEntries, isGuards, isWords, wordEffects } from './lists.ts'

/** What changes for players and operators from one resolved manifest to another, group by group. */
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

const rules: [applies: (change: Change) => boolean, tell: (change: Change) => Effect[]][] = [
  [({ from, to }) => JSON.stringify(from) === JSON.stringify(to), () => []],
  [({ pointer }) => /^\/(pages|overlays)\/[^/]+\/visible$/.test(pointer), visibility],
  [isGuards, guardEffects],
  [
    isBlocks,
    (change) =>
      entryEffects(
        change,
        /^\/(pages|frame|overlays|notFound)(\/|$)/.test(change.pointer) ? 'Blocks' : 'Providers and looks',
        within,
      ),
  ],
  [
    isEntries,
    (change) =>
      entryEffects(change, change.path[change.path.length - 1] === 'items' ? 'Navigation' : groupOf(change), within),
  ],
  [({ pointer, ...change }) => pointer === '/languages' && isWords({ pointer, ...change }), languages],
  [isWords, (change) => wordEffects(change, groupOf(change))],
  [
    ({ from, to }) => isColour(from) && isColour(to),
    ({ path, ...change }) => [told(change, 'Colours', path.slice(-2).join(', '), arrow(change))],
  ],
  [
    ({ pointer, from, to }) =>
      pointer.startsWith('/registration/') && typeof from === 'boolean' && typeof to === 'boolean',
    field,
  ],
  [
    ({ from, to }) => useOf(from) !== useOf(to),
    (change) => [told(change, 'Providers and looks', change.path.join('.'), arrow(change))],
  ],
  [({ from, to }) => isObject(from) && isObject(to), within],
]

/** The effects of everything that differs in an object, or of a value that differs. */
function tell(change: Change): Effect[] {
  const [, rule = setting] = rules.find(([applies]) => applies(change)) ?? []
  return rule(change)
}

function within(change: Change): Effect[] {
  const [from, to] = [change.from, change.to] as [JsonObject, JsonObject]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => {
    const pointer = child(change.pointer, key)
    const subject = subjectAt(pointer)
    return tell({
      pointer,
      from: from[key],
      to: to[key],
      subject: subject ?? change.subject,
      path: subject ? [] : [...change.path, key],
    })
  })
}

/** Pages, overlays and the frame’s bars are what operators think in. */
function subjectAt(pointer: string): string | undefined {
  const [section, name, ...deeper] = keys(pointer)
  if (deeper.length > 0 || name === undefined) return undefined
  return { pages: name, overlays: `overlay ${name}`, frame: name }[section!]
}

const told = (
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

/** Colours and widgets by their bare names, everything else as JSON. */
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
  return [told(change, group, change.subject.replace(/^overlay /, ''), change.to === true ? 'shown' : 'hidden')]
}

function languages(change: Change): Effect[] {
  const [[before], [now]] = [change.from, change.to] as [unknown[], unknown[]]
  const first =
    before === now ? [] : [told(change, 'Languages', 'languages', `default: ${String(before)} → ${String(now)}`)]
  return [...first, ...wordEffects(change, 'Languages')]
}

/** A field of the registration form: asked for, required. */
function field(change: Change): Effect[] {
  const words: Record<string, [yes: string, no: string]> = {
    visible: ['the form asks for it', 'the form no longer asks for it'],
    required: ['has to be filled in', 'may stay empty'],
  }
  const name = change.path[change.path.length - 1]!
  if (!words[name]) return setting(change)
  return [told(change, 'Registration', change.path.slice(0, -1).join('.'), words[name][change.to ? 0 : 1])]
}

const groupsBySection: Record<string, Effect['group']> = {
  pages: 'Pages',
  overlays: 'Overlays',
  registration: 'Registration',
}

/** Within a block, the subject names it behind a comma. */
const groupOf = ({ pointer, subject }: Change): Effect['group'] =>
  subject.includes(', ') ? 'Blocks' : (groupsBySection[keys(pointer)[0]!] ?? 'Settings')

function setting(change: Change): Effect[] {
  const path = change.path.join('.')
  const group = groupOf(change)
  return [
    change.subject
      ? told(change, group, change.subject, `${path}: ${arrow(change)}`)
      : told(change, group, path, arrow(change)),
  ]
}
