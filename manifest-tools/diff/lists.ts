import { show } from '../check/label.ts'
import { isObject, type JsonObject } from '../json/pointer.ts'
import { compareLists } from './compare-lists.ts'
import type { Change, Effect } from './effect.ts'

/** Whether a value is a list of such entries, or not set. */
const isList = (value: unknown, isEntry: (entry: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isEntry))
const bothLists = ({ from, to }: Change, isEntry: (entry: unknown) => boolean) =>
  (Array.isArray(from) || Array.isArray(to)) && isList(from, isEntry) && isList(to, isEntry)

const isBlock = (entry: unknown) => isObject(entry) && typeof entry.use === 'string'

export const isGuards = ({ pointer, from, to }: Change) =>
  pointer.endsWith('/guards') && isList(from, Boolean) && isList(to, Boolean)
export const isBlocks = (change: Change) => bothLists(change, isBlock)
export const isEntries = (change: Change) => bothLists(change, isObject)
export const isWords = (change: Change) => bothLists(change, (entry) => !isObject(entry) && !Array.isArray(entry))

/** Returns added and removed guards. */
export function guardEffects(change: Change): Effect[] {
  const { added, removed } = compared(change, [show])
  return [
    ...added.map(({ entry }) => effect(change, 'Guards', `guard added: ${guardName(entry)}`)),
    ...removed.map((entry) => effect(change, 'Guards', `guard removed: ${guardName(entry)}`)),
  ]
}

/** Returns added, removed and moved entries, and the changes within the others. */
export function entryEffects(change: Change, group: Effect['group'], within: (inner: Change) => Effect[]): Effect[] {
  const identities = [JSON.stringify, named, ...(isBlocks(change) ? [onlyUse(change)] : [])]
  const { added, removed, moved, kept } = compared(change, identities)
  const inner = (each: Change) =>
    isBlocks(change) ? within(each) : within(each).map((effect) => ({ ...effect, group }))
  // A field has several lists of entries, other widgets one.
  const option = group === 'Forms' && change.path.length > 0 ? `${change.path.join('.')}: ` : ''
  return [
    ...added.map(({ entry, at }) => effect(change, group, `${option}added: ${named(entry)}, at ${at}`)),
    ...removed.map((entry) => effect(change, group, `${option}removed: ${named(entry)}`)),
    ...moved.map(({ entry, after }) =>
      effect(change, group, `${option}moved: ${named(entry)}, ${after ? `now after ${named(after)}` : 'now first'}`),
    ),
    ...kept.flatMap(([from, to]) =>
      inner({ ...change, from, to, subject: `${change.subject}, ${named(to)}`.replace(/^, /, ''), path: [] }),
    ),
  ]
}

/** Returns added and removed values of a list. */
export function wordEffects(change: Change, group: Effect['group']): Effect[] {
  const { added, removed, moved } = compared(change, [show])
  const words = (entries: unknown[]) => entries.map(String).join(', ')
  const option = change.subject ? `${change.path.join('.')}: ` : ''
  return [
    ...(added.length > 0 ? [effect(change, group, `${option}added: ${words(added.map(({ entry }) => entry))}`)] : []),
    ...(removed.length > 0 ? [effect(change, group, `${option}removed: ${words(removed)}`)] : []),
    ...(moved.length > 0 && added.length + removed.length === 0
      ? [effect(change, group, `${option}new order: ${words(change.to as unknown[])}`)]
      : []),
  ]
}

/** Identifies a widget by name alone if it occurs once in both lists. */
function onlyUse({ from, to }: Change) {
  const uses = [from, to].map((list) => ((list ?? []) as JsonObject[]).map(({ use }) => use))
  return (entry: unknown) => {
    const { use } = entry as JsonObject
    return uses.every((list) => list.filter((each) => each === use).length === 1) ? String(use) : JSON.stringify(entry)
  }
}

const compared = ({ from, to }: Change, identities: ((entry: unknown) => string)[]) =>
  compareLists((from ?? []) as unknown[], (to ?? []) as unknown[], identities)

const effect = ({ pointer, subject, path, from, to }: Change, group: Effect['group'], change: string): Effect => ({
  group,
  subject: subject || path.join('.'),
  change,
  pointer,
  from,
  to,
})

/** Names an entry with its most significant option: `game-row (lobby.hot)`. */
function named(entry: unknown): string {
  const { use, page, category, id, ...options } = entry as JsonObject
  const detail = page ?? category ?? id ?? Object.values(options).find((value) => typeof value === 'string')
  if (use === undefined) return String(detail ?? show(entry))
  return detail === undefined ? String(use) : `${String(use)} (${String(detail)})`
}

/** Names a guard with its options: `page-not (GAME)`. */
function guardName(guard: unknown): string {
  if (!isObject(guard)) return String(guard)
  const { use, ...options } = guard
  return `${String(use)} (${Object.values(options).flat().join(', ')})`
}
