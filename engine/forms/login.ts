import type { Parsed } from './parser.ts'
import { visibleText } from './typed-text.ts'

/** Reads a login: trimmed and without invisible characters; nothing else is changed. */
export const parseLogin = (text: string): Parsed => ({ value: visibleText(text) })
