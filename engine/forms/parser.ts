import type { Message } from './rules.ts'

/** The value that is sent for what was typed or pasted, or why nothing can be sent. */
export type Parsed = { value: string } | { message: Message }

/** Reads what was typed or pasted. The form’s other values are as they were typed. An empty text is an empty value. */
export type Parser<Values = object> = (text: string, values: Values) => Parsed
