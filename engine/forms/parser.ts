import type { Message } from './rules.ts'

/**
 * The value that is sent for what was typed or pasted, or why nothing can be sent. `shown` is how the field shows the value,
 * where it does so otherwise.
 */
export type Parsed = { value: string; shown?: string } | { message: Message }

/** Reads what was typed or pasted. The form’s other values are as they were typed. An empty text is an empty value. */
export type Parser<Values = object> = (text: string, values: Values) => Parsed
