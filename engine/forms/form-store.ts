import { makeAutoObservable } from 'mobx'
import type { ErrorPart } from '../data/error-text.ts'
import type { Message, Rule } from './rules.ts'

/** The rules of each field, in the order in which they are checked. */
export type Rules<Values> = { [Field in keyof Values]?: readonly Rule<Values[Field], Values>[] }

type Messages<Values> = { [Field in keyof Values]?: Message }

/** The values of a form and their error messages. A field’s message is that of its first failing rule (spec §5). */
export class FormStore<Values extends object> {
  values: Values
  messages: Messages<Values> = {}
  readonly #initial: Values
  readonly #rules: Rules<Values>

  constructor(initial: Values, rules: Rules<Values>) {
    this.#initial = initial
    this.values = { ...initial }
    this.#rules = rules
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The messages that `validate` would show. */
  get findings(): Messages<Values> {
    const findings: Messages<Values> = {}
    for (const field of Object.keys(this.#rules) as (keyof Values)[]) {
      const message = this.firstMessage(field)
      if (message) findings[field] = message
    }
    return findings
  }

  get isValid() {
    return Object.values(this.messages).every((message) => !message)
  }

  /** Sets a value and clears its message until the next validation, and every message of a rule that the change has fixed. */
  set<Field extends keyof Values>(field: Field, value: Values[Field]) {
    this.values[field] = value
    for (const shown of Object.keys(this.messages) as (keyof Values)[]) {
      const isMended = this.messages[shown]?.text === undefined && !this.firstMessage(shown)
      if (shown === field || isMended) delete this.messages[shown]
    }
  }

  /** Recomputes every message; if there is none, calls `onValid` with a copy of the values. */
  validate(onValid?: (values: Values) => void) {
    this.messages = this.findings
    if (this.isValid) onValid?.({ ...this.values })
  }

  /** Shows the server’s errors at those of their fields that the form `shows`, until the field changes or the next validation. Returns the other errors. */
  refuse(errors: readonly ErrorPart[], shows: (field: keyof Values & string) => boolean): ErrorPart[] {
    const others: ErrorPart[] = []
    for (const error of errors) {
      const { param, key, text } = error
      if (param !== undefined && this.has(param) && shows(param)) this.messages[param] = { key, text }
      else others.push(error)
    }
    return others
  }

  reset() {
    this.values = { ...this.#initial }
    this.messages = {}
  }

  private has(name: string): name is keyof Values & string {
    return Object.keys(this.values).includes(name)
  }

  private firstMessage<Field extends keyof Values>(field: Field): Message | undefined {
    for (const rule of this.#rules[field] ?? []) {
      const message = rule(this.values[field], this.values)
      if (message) return message
    }
    return undefined
  }
}
