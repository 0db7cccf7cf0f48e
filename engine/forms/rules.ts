/** What is wrong with a value: a key of the namespace `errors` (spec §8) and its parameters. */
export interface Message {
  key: string
  parameters?: Record<string, string | number>
}

/** Says what is wrong with a value, or null. */
export type Rule<Value> = (value: Value) => Message | null

/** Text that has to be there (spec §5). */
export const required: Rule<string> = (value) => (value === '' ? { key: 'error.field_is_empty' } : null)
