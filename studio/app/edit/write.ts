import { applyChanges } from '../../../manifest-tools/json/change.ts'
import { same } from '../../../manifest-tools/json/differences.ts'
import { child, isObject, keys, parent, valueAt, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import type { Read } from '../../../manifest-tools/layers/layer.ts'
import { resolve, type Resolved } from '../../../manifest-tools/layers/resolve.ts'
import { syntaxError } from '../../../manifest-tools/json/syntax.ts'
import type { ManifestFile } from '../../shared/calls.ts'
import { withChanges } from '../../shared/written.ts'
import { editList } from './list-text.ts'
import { shorter } from './lists.ts'

/** A brand’s text and its parents. */
export interface Source {
  id: string
  text: string
  /** Returns the text of a parent. */
  read: Read
}

/** Resolves a brand with its text in place of its file. */
export const resolveSource = ({ id, text, read }: Source): Resolved =>
  resolve(id, (name) => (name === id ? text : read(name)))

/** Returns where a text that could not be resolved is wrong, and why. */
export function mistakeOf(
  text: string,
  { problems: [problem] }: Resolved,
): { line: number; column: number; message: string } {
  if (problem?.code !== 'json/syntax') return { line: 1, column: 1, message: problem?.message ?? '' }
  const { span, message } = syntaxError(text)
  return { line: span.line, column: span.column, message }
}

/** Resolves the brand that shows a parent, the last one of its files, with the parent’s text in place of the parent’s file. */
export function resolveExample({ id, text, read }: Source, files: readonly ManifestFile[]): JsonObject | undefined {
  const textOf = (name: string) => files.find((each) => each.name === name)?.text ?? read(name)
  const brand = files.at(-1)
  return brand && resolve(brand.name, (name) => (name === id ? text : textOf(name))).manifest
}

/** Returns the settings that a brand inherits. The text must be JSON. */
export function inheritedBy({ read, text }: Pick<Source, 'read' | 'text'>): JsonObject {
  const parentName = (JSON.parse(text) as JsonObject).extends
  return (typeof parentName === 'string' ? resolve(parentName, read).manifest : undefined) ?? {}
}

/**
 * Returns the text with a setting of the resolved manifest changed; undefined goes back to the inherited value, null removes an
 * inherited setting. Everything else keeps its layout. The text must be JSON.
 */
export function writeSetting(source: Source, pointer: string, value: unknown): string {
  const { manifest } = resolveSource(source)
  const list = listAbove(manifest, pointer)
  if (list === undefined) {
    if (Array.isArray(value)) return writeList(source, pointer, value)
    if (value === undefined) return withoutSetting(source.text, pointer)
    const isInherited = value !== null && same(value, valueAt(inheritedBy(source), pointer))
    return isInherited ? withoutSetting(source.text, pointer) : withChanges(source.text, [{ pointer, value }])
  }
  const entries = valueAt(manifest, list) as unknown[]
  return writeList(source, list, replaced(entries, keys(pointer.slice(list.length)), value) as unknown[])
}

/** Returns the text with another list: as an edit of the inherited one, or as a whole where that is shorter. */
function writeList(source: Source, pointer: string, wanted: readonly unknown[]): string {
  const inherited = valueAt(inheritedBy(source), pointer)
  const own = valueAt(JSON.parse(source.text), pointer)
  if (same(wanted, inherited)) return withoutSetting(source.text, pointer)
  if (Array.isArray(own)) return editList(source.text, pointer, own, wanted)
  const value = Array.isArray(inherited) ? shorter(inherited, wanted) : wanted
  const text = withChanges(source.text, [{ pointer, value }])
  const isMeant = same(valueAt(resolveSource({ ...source, text }).manifest, pointer), wanted)
  return isMeant ? text : withChanges(source.text, [{ pointer, value: wanted }])
}

/** Removes a setting from the file, and the objects around it that become empty. */
function withoutSetting(text: string, pointer: string): string {
  const value: unknown = JSON.parse(text)
  if (valueAt(value, pointer) === undefined) return text
  let at = pointer
  while (parent(at) && Object.keys(valueAt(value, parent(at)) as object).length === 1) at = parent(at)
  return applyChanges(text, [{ pointer: at, remove: true }])
}

/** Returns the pointer of the outermost list that contains a setting; undefined if none does. */
function listAbove(manifest: unknown, pointer: string): string | undefined {
  let at = ''
  for (const key of keys(pointer)) {
    if (Array.isArray(valueAt(manifest, at))) return at
    at = child(at, key)
  }
  return undefined
}

/** Returns a value with an inner one replaced; undefined and null remove it. */
function replaced(holder: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(holder)) {
    const inner = replaced(holder[Number(key)], rest, value)
    return inner === undefined ? holder.toSpliced(Number(key), 1) : holder.with(Number(key), inner)
  }
  const object = isObject(holder) ? holder : {}
  const inner = replaced(object[key], rest, value)
  const { [key]: _gone, ...others } = object
  return inner === undefined || inner === null ? others : { ...object, [key]: inner }
}
