import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react'
import type { Field } from '#manifest'
import type { Message } from './rules.ts'

/**
 * A field of a `Form`. Its value is a string, for a checkbox a boolean. A `country` is an ISO 3166-1 alpha-2 code, a
 * `date` the milliseconds of its day’s 00:00 UTC; each is '' while nothing is chosen. An `amount` is the text as typed,
 * which `amountParser` reads.
 */
export interface FieldDefinition<Name extends string = string> {
  /** The key in the payload. */
  name: Name
  /** The folder’s name under widgets/fields. */
  kind: Field['use']
  /** The field of the manifest, if it is one. */
  settings?: Field
  /** Translated. A checkbox’s label may contain a link. */
  label: ReactNode
  hint?: string | undefined
  placeholder?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  disabled?: boolean
  /** The currency of an `amount`; without it the amount is a whole number, such as of minutes. */
  currency?: string
  /** The options of a `select`. */
  options?: readonly { value: string; label: string }[] | undefined
  /** The alpha-2 codes a `country` offers; by default all. */
  countries?: readonly string[] | undefined
  /** The first day a `date` accepts, in local time; by default the first of 2022 (spec §9). */
  earliest?: Date | undefined
  /** The last day a `date` accepts, in local time. The calendar opens at its month. */
  latest?: Date | undefined
  /** The age of somebody born on `latest`, where a later `date` means that the player is too young. */
  minAge?: number
  /** Content at the end of the field: a control, or text such as a currency. */
  end?: ReactNode
}

/** The props of a field component. */
export interface FieldProps<Value = string> {
  field: FieldDefinition
  value: Value
  message?: Message | undefined
  onChange: (value: Value) => void
}
