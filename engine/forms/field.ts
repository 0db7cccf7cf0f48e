import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react'
import type { Message } from './rules.ts'

export type FieldKind = 'text' | 'password' | 'email' | 'phone' | 'select' | 'country' | 'date' | 'checkbox' | 'amount'

/**
 * A field of a `Form`. Its value is a text, save a checkbox’s boolean. A `country` is an ISO 3166-1 alpha-2 code, a `date`
 * the milliseconds of its day’s 00:00 UTC, an `amount` a decimal number with a point; each is '' while nothing is chosen.
 */
export interface FieldDefinition<Name extends string = string> {
  /** The key in the payload. */
  name: Name
  kind: FieldKind
  /** In the player’s language. A checkbox’s may hold a link. */
  label: ReactNode
  hint?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  maxLength?: number
  disabled?: boolean
  /** What a `select` offers. */
  options?: readonly { value: string; label: string }[] | undefined
  /** The alpha-2 codes that a `country` offers; all without it. */
  countries?: readonly string[] | undefined
  /** The first day that a `date` accepts, by the player’s clock; the first of 2022 without it (spec §9). */
  earliest?: Date | undefined
  /** The last day that a `date` accepts, by the player’s clock. Its month is the one shown first. */
  latest?: Date
  /** Stands at the field’s end: a control, or a text such as a currency. */
  end?: ReactNode
}

/** What the component of a field’s kind gets. */
export interface FieldProps<Value = string> {
  field: FieldDefinition
  value: Value
  message?: Message | undefined
  onChange: (value: Value) => void
}
