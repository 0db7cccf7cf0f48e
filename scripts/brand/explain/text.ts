import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { brandCommand } from '../brand-command.ts'
import { columns, wrap } from '../columns.ts'
import type { Subject } from '#manifest-tools/explain/find.ts'
import { follow, specNames } from '#manifest-tools/explain/schema.ts'
import { choices, patternOf, settingsIn, typeWords } from '#manifest-tools/explain/words.ts'

const width = 100

/** Formats a subject as a page for the terminal. `values` are rows about its default and its value. */
export function page(subject: Subject, values: string[][]): string {
  const { address, kind, alike, pointer } = subject
  const schema = follow(subject.schema)
  const rows = [
    ...(kind ? [['write', kind === 'guard' ? guardUse(subject) : widgetUse(subject)]] : [['type', typeWords(schema)]]),
    ...(kind || pointer === '' ? [] : [['required', subject.required ? 'yes' : 'no']]),
    ...(patternOf(schema) ? [['pattern', patternOf(schema)!]] : []),
    ...(schema.examples ? [['such as', schema.examples.join(', ')]] : []),
    ...values,
    ...(alike.length > 0 ? [['alike', alike.join(', ')]] : []),
    ...(specNames(schema).length > 0 ? [['spec', specNames(schema).join(', ')]] : []),
  ]
  return [
    `${address || 'the manifest'}${kind ? `  (${kind})` : ''}`,
    ...(schema.description
      ? [
          wrap(schema.description, width)
            .map((line) => `  ${line}`)
            .join('\n'),
        ]
      : []),
    columns(rows, '  '),
    section(
      'accepted',
      choices(schema).map(({ name, meaning }) => [name, meaning]),
    ),
    section(kind ? 'options' : 'settings', settingsIn(schema)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function section(title: string, rows: string[][]): string {
  if (rows.length === 0) return ''
  if (rows.every(([, meaning]) => !meaning))
    return `  ${title}\n${wrap(rows.map(([name]) => name).join(', '), width)
      .map((line) => `    ${line}`)
      .join('\n')}`
  return `  ${title}\n${columns(rows, '    ')}`
}

function widgetUse({ address, schema, kind }: Subject): string {
  const needed = settingsIn(schema).filter(([, , required]) => required)
  const options = needed.map(([name]) => `, "${name}": …`).join('')
  return `{ "use": "${address}"${options} }${kind === 'block' ? ' in the blocks of a page, an overlay or the frame' : ''}`
}

function guardUse(guard: Subject): string {
  const written = settingsIn(guard.schema).length > 0 ? widgetUse(guard) : `"${guard.address}"`
  return `${written} in the guards of a page, an overlay, a block or a navigation entry`
}

/** Formats several matches, one per line. */
export function list(words: string, subjects: Subject[], manifests: Manifests): string {
  const [example] = subjects
  const more = brandCommand(['explain', example!.address], { manifests })
  return `${subjects.length} matches for ${words}:\n\n${rowsOf(subjects, '  ')}\n\nDetails of one of them: ${more}`
}

/** Formats the other matches. */
export const alsoCalled = (words: string, subjects: Subject[]) =>
  `  other matches for ${words}\n${rowsOf(subjects, '    ')}`

const rowsOf = (subjects: Subject[], indent: string) =>
  columns(
    subjects.map(({ address, kind, alike, schema }) => [
      address,
      kind ?? (alike.length > 0 ? `and ${alike.length} like it` : ''),
      follow(schema).description ?? '',
    ]),
    indent,
  )
