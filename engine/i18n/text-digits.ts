import { type Choice, systems } from './formats.ts'

/** Placeholders, tags, and words with Latin letters such as `TRC20`, which stay as they are; and digits of any script. */
const parts = /\{\{.*?\}\}|<[^>]*>|[\w.+-]*[a-z][\w.+-]*|\p{Nd}/giu

/** Writes the digits of the product’s texts in those that the brand has chosen for their language, if it has. */
export function withDigits<Texts extends object>(texts: Texts, digits: Choice<'digits'> | undefined): Texts {
  if (!digits) return texts
  const [, zero] = systems[digits]
  const written = (part: string) =>
    /^\p{Nd}$/u.test(part) ? String.fromCharCode(zero + (part.charCodeAt(0) & 15)) : part
  const json = JSON.stringify(texts, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(parts, written) : value,
  )
  return JSON.parse(json)
}
