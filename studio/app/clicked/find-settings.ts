import { follow, locate } from '../../../manifest-tools/explain/schema.ts'
import { ownItemPointer } from '../../../manifest-tools/layers/content-source.ts'
import { child } from '../../../manifest-tools/json/pointer.ts'
import type { Clicked } from '../../preview/protocol.ts'
import { shapeOf } from '../settings/shapes.ts'

/** Marks between the words of a text in Markdown. */
const marks = /[*_#>`|[\n]/

/**
 * Returns the settings that hold the words, the picture or the file that was clicked: in an item, its own before all others, and
 * never those of another item. Texts of the brand have names and are no settings here.
 */
export function settingsWith(manifest: object, place: Clicked): string[] {
  const found = allWith(manifest, place)
  const { item } = place
  if (!item) return found
  const pointer = ownItemPointer(manifest, item)
  const own = found.filter((each) => pointer !== undefined && each.startsWith(`${pointer}/`))
  return own.length > 0 ? own : found.filter((each) => !each.startsWith(`/content/${item.content}/`))
}

function allWith(manifest: object, { words, pictures, files }: Clicked): string[] {
  const addresses = [...pictures.flatMap((each) => [each, new URL(each).pathname]), ...files]
  const { texts: _texts, ...others } = manifest as { texts?: unknown }
  return strings(others, '')
    .filter(({ value, pointer }) => addresses.includes(value) || (says(value, words) && isWords(pointer, manifest)))
    .map(({ pointer }) => pointer)
}

interface Found {
  pointer: string
  value: string
}

function strings(value: unknown, pointer: string): Found[] {
  if (typeof value === 'string') return [{ pointer, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => strings(each, child(pointer, key)))
}

const says = (value: string, words: string) =>
  words !== '' && (value.trim() === words || (marks.test(value) && value.includes(words)))

/** Whether a setting is words that players read: others are names, such as that of a widget. */
function isWords(pointer: string, manifest: object): boolean {
  const schema = locate(pointer, manifest)?.schema
  return (
    schema !== undefined &&
    shapeOf(schema) === 'text' &&
    new RegExp(follow(schema).pattern ?? '', 'u').test('Two words!')
  )
}
