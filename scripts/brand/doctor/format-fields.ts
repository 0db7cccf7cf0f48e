import { columns } from '../columns.ts'
import type { Field, State } from '../answers/fields.ts'
import type { Check } from './report.ts'

/** How the properties of each call’s response were read: those that are not as they came, with what they are for. */
export function formatFields(calls: Check[]): string[] {
  const read = calls.filter(({ fields = [] }) => fields.length > 0)
  if (read.length === 0) return []
  const rows = read.flatMap(({ name, fields = [] }) => {
    const others = fields.filter((field) => !isAsIs(field))
    return [
      [name, `${fields.length - others.length} of ${fields.length} as is`, ''],
      ...others.map((field) => [`  ${field.name}`, readingOf(field), effectOf(field)]),
    ]
  })
  return [columns([['FIELD', 'READ', 'FOR'], ...rows])]
}

const isAsIs = ({ states, names }: Field) =>
  names.length === 0 && Object.keys(states).every((state) => state === 'as is')

const order: State[] = ['missing', 'unreadable', 'coerced', 'defaulted', 'absent', 'as is']

function readingOf({ states, coercions, names, example }: Field): string {
  const read = order
    .filter((state) => states[state])
    .map((state) => `${state} ${states[state]}${detailOf(state, coercions, example)}`)
  return [...(names.length > 0 ? [`found as ${names.join(', ')}`] : []), ...read].join(', ')
}

function detailOf(state: State, coercions: string[], example: string | undefined): string {
  if (state === 'coerced' && coercions.length > 0) return ` (${coercions.join(', ')})`
  const isOdd = state === 'missing' || state === 'unreadable'
  return isOdd && example ? ` (${example})` : ''
}

/** What the player sees is told for what is not there: without a required property the entity is left out. */
const effectOf = ({ states, description }: Field) =>
  states.missing ? `${description} Without it the entry is left out.` : description
