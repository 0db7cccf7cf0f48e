import { definitions, follow, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { initialMember } from '../settings/shapes.ts'
import type { FieldEntry } from './forms.ts'

/** An option that a new field of a kind needs beside its name. */
export interface NeededOption {
  name: string
  schema: Schema
}

/** A kind of field. */
export interface Kind {
  use: string
  description: string
  needed: NeededOption[]
  /** Whether it offers choices, each with a label. */
  hasChoices: boolean
}

const always = ['use', 'name']

/** Whether an option is a list of choices: what is sent, and what players read. */
const isChoices = (schema: Schema) => {
  const { value, label } = follow(schema.items ?? {}).properties ?? {}
  return value !== undefined && label !== undefined
}

function kindFrom(member: Schema): Kind {
  const { description = '', required = [], properties = {} } = follow(member)
  const options = required
    .filter((name) => !always.includes(name))
    .map((name) => ({ name, schema: follow(properties[name] ?? {}) }))
  return {
    use: String(properties.use?.const),
    description,
    needed: options.filter(({ schema }) => !isChoices(schema)),
    hasChoices: options.some(({ schema }) => isChoices(schema)),
  }
}

/** Every kind of field, in the order of the schema. */
export const kinds: readonly Kind[] = (definitions.Field?.oneOf ?? []).map(kindFrom)

/** Returns a new field of a kind with everything that is required. */
export const initialField = (use: string, name: string): FieldEntry => ({
  ...(initialMember(definitions.Field ?? {}, use) as FieldEntry),
  name,
})

const pattern = /^[A-Za-z][A-Za-z0-9_]*$/
const mostCharacters = 60

/** Returns why a field cannot have a name; empty if it can. */
export function nameProblem(name: string, others: readonly string[]): string {
  if (others.includes(name)) return `Another field of this form is called ${name}.`
  if (pattern.test(name) && name.length <= mostCharacters) return ''
  return `A name has at most ${mostCharacters} letters, digits and underscores, and begins with a letter.`
}

/** Returns a name made of the Latin letters of a label: `dateOfBirth` for “Date of birth”. */
export function nameFrom(label: string): string {
  const words =
    label
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? []
  const [first = '', ...others] = words.map((word) => word.toLowerCase())
  const joined = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return joined.replace(/^\d+/, '').slice(0, mostCharacters)
}
