import { makeAutoObservable } from 'mobx'
import type { ErrorPart } from '../data/error-text.ts'
import type { Parser, Parsed } from './parser.ts'
import type { Message, Rule } from './rules.ts'

/** The rules of each field, in the order in which they are checked. */
export type Rules<Values> = { [Field in keyof Values]?: readonly Rule<Values[Field], Values>[] }

/** How the values of fields are read. A field without a parser is sent as it was typed. */
export type Parsers<Values> = { [Field in keyof Values]?: Parser<Values> }

type Messages<Values> = { [Field in keyof Values]?: Message }

/**
 * The values of a form as they were typed, and their error messages. A field’s message is that of its parser, else of
 * its first failing rule (spec §5). Rules check the values that are sent.
 */
export class FormStore<Values extends object> {
  values: Values
  messages: Messages<Values> = {}
  /** Why the last call failed, if no field is to blame; cleared by any change (spec §4). */
  failure = ''
  readonly #initial: Values
  readonly #rules: Rules<Values>
  readonly #parsers: Parsers<Values>

  constructor(initial: Values, rules: Rules<Values>, parsers: Parsers<Values> = {}) {
    this.#initial = initial
    this.values = { ...initial }
    this.#rules = rules
    this.#parsers = parsers
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The values that are sent; what cannot be read is as it was typed. */
  get sent(): Values {
    const sent = { ...this.values }
    for (const field of Object.keys(this.#parsers) as (keyof Values)[]) {
      const parsed = this.parse(field, this.values[field])
      if (parsed && 'value' in parsed) Object.assign(sent, { [field]: parsed.value })
    }
    return sent
  }

  /** The messages that `validate` would show. */
  get findings(): Messages<Values> {
    return this.findingsOf(Object.keys({ ...this.#parsers, ...this.#rules }))
  }

  /** The messages that `validate` would show at these fields. */
  findingsOf(fields: readonly string[]): Messages<Values> {
    const findings: Messages<Values> = {}
    for (const field of fields as (keyof Values & string)[]) {
      const message = this.firstMessage(field)
      if (message) findings[field] = message
    }
    return findings
  }

  get isValid() {
    return Object.values(this.messages).every((message) => !message)
  }

  /**
   * Sets a value. Clears the form’s failure, the field’s message until the next validation, and every message of a rule
   * that the change has fixed. Shows an immediate message of the field’s parser.
   */
  set<Field extends keyof Values>(field: Field, value: Values[Field]) {
    this.values[field] = value
    this.failure = ''
    for (const shown of Object.keys(this.messages) as (keyof Values)[]) {
      const isMended = this.messages[shown]?.text === undefined && !this.firstMessage(shown)
      if (shown === field || isMended) delete this.messages[shown]
    }
    const parsed = this.parse(field, value)
    if (parsed && 'message' in parsed && parsed.message.isImmediate) this.messages[field] = parsed.message
  }

  /** Shows the value that is sent in place of what was typed, unless it would be read as another one. */
  settle(field: keyof Values) {
    const parsed = this.parse(field, this.values[field])
    if (!parsed || 'message' in parsed) return
    const { value, shown = value } = parsed
    const again = this.parse(field, shown)
    const isSame = again && 'value' in again && again.value === value
    if (isSame) Object.assign(this.values, { [field]: shown })
  }

  /** Recomputes every message, by default of all fields; if there is none, calls `onValid` with the values that are sent. */
  validate(onValid?: (values: Values) => void, fields?: readonly string[]) {
    this.failure = ''
    this.messages = fields ? this.findingsOf(fields) : this.findings
    if (this.isValid) onValid?.({ ...this.sent })
  }

  /** Shows why a call failed, until a change. */
  fail(text: string) {
    this.failure = text
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

  /** Whether a field has another value than at first. */
  isChanged(field: keyof Values) {
    return this.values[field] !== this.#initial[field]
  }

  reset() {
    this.values = { ...this.#initial }
    this.messages = {}
    this.failure = ''
  }

  private parse(field: keyof Values, value: unknown): Parsed | undefined {
    return typeof value === 'string' ? this.#parsers[field]?.(value, this.values) : undefined
  }

  private has(name: string): name is keyof Values & string {
    return Object.keys(this.values).includes(name)
  }

  private firstMessage<Field extends keyof Values>(field: Field): Message | undefined {
    const parsed = this.parse(field, this.values[field])
    if (parsed && 'message' in parsed) return parsed.message
    const { sent } = this
    for (const rule of this.#rules[field] ?? []) {
      const message = rule(sent[field], sent)
      if (message) return message
    }
    return undefined
  }
}
