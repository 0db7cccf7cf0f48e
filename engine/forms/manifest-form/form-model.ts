import { computedStruct, makeObservable } from 'mobx'
import type { Field, Form } from '#manifest'
import type { Registry } from '../../registry.ts'
import type { Stores } from '../../shell/stores.ts'
import type { FieldValues } from '../field-code.ts'
import type { FieldValue, FormContext, FormValues } from '../field-value.ts'
import { FormStore, type Parsers, type Rules } from '../form-store.ts'
import type { Parser } from '../parser.ts'
import type { Rule } from '../rules.ts'
import { rulesOf } from './field-rules.ts'
import { requestOf, type RequestBody } from './request.ts'
import { shownFields } from './shown-fields.ts'

interface Setting {
  stores: Stores
  guards: Registry['guards']
  /** What the kinds of the form’s fields do with their values. */
  kinds: FieldValues
  /** The values that the platform has. The form starts with them, and checks and reads only those that differ. */
  saved?: FormValues
  /** Fields that the form does not have because their saved values are final. Other fields may depend on them. */
  fixed?: readonly Field[]
}

const plain: FieldValue = {}

/** A manifest’s form: its values, and which of its fields are shown. */
export class FormModel {
  readonly fields: readonly Field[]
  readonly store: FormStore<FormValues>
  readonly context: FormContext
  readonly #setting: Setting
  #saved: FormValues | undefined

  constructor({ fields }: Pick<Form, 'fields'>, setting: Setting) {
    this.fields = fields
    this.context = { stores: setting.stores, fields: [...fields, ...(setting.fixed ?? [])] }
    this.#setting = setting
    this.#saved = setting.saved
    const initial = this.each((field) => this.valueOf(field).initial?.(field, this.context) ?? '')
    const parsers = this.each((field) => this.parserOf(field))
    const rules = this.each((field) => this.rulesOf(field))
    this.store = new FormStore<FormValues>(
      { ...initial, ...setting.saved },
      rules as Rules<FormValues>,
      Object.fromEntries(Object.entries(parsers).filter(([, parser]) => parser)) as Parsers<FormValues>,
    )
    // A key that changes no condition leaves the same fields, and the form as a whole is not rendered again.
    makeObservable(this, { shown: computedStruct })
  }

  /** The fields that are shown, in order. Observers follow it. */
  get shown(): Field[] {
    const { stores, guards, kinds } = this.#setting
    return shownFields({ stores, guards, values: kinds, fields: this.fields }, this.store.values)
  }

  /** What the field’s kind does with its value. */
  valueOf(field: Field): FieldValue {
    return this.#setting.kinds[field.use] ?? plain
  }

  /** Returns the request of the shown fields, and of those that are sent unasked. `sent` are the values that are sent. */
  request(sent: FormValues, fields: readonly Field[] = this.shown): RequestBody {
    return requestOf(
      fields.filter(({ isSent = true }) => isSent),
      sent,
    )
  }

  /** Returns the fields of a whole request: the shown ones, then those that are sent though the brand does not show them. */
  get sentFields(): Field[] {
    const { shown } = this
    return [...shown, ...this.fields.filter((field) => !shown.includes(field) && this.valueOf(field).isSentUnasked)]
  }

  /** Returns those of the shown fields whose value in the request differs from the saved one. */
  changed(sent: FormValues): Field[] {
    return this.shown.filter((field) => !this.isSaved(field, sent[field.name] ?? ''))
  }

  /** Takes over what the platform has saved, except in fields that the player has edited since `sent` was submitted. */
  receive(saved: FormValues, sent: FormValues) {
    this.#saved = saved
    for (const [name, value] of Object.entries(saved))
      if (this.store.sent[name] === sent[name]) this.store.set(name, value)
  }

  private each<T>(of: (field: Field) => T): Record<string, T> {
    return Object.fromEntries(this.fields.map((field) => [field.name, of(field)]))
  }

  private isSaved({ name }: Field, value: unknown) {
    return this.#saved !== undefined && this.#saved[name] === value
  }

  private parserOf(field: Field): Parser<FormValues> | undefined {
    const parse = this.valueOf(field).parser?.(field, this.context)
    return parse && ((text, typed) => (this.isSaved(field, text) ? { value: text } : parse(text, typed)))
  }

  private rulesOf(field: Field): Rule<string, FormValues>[] {
    return rulesOf(field, this.valueOf(field), this.context).map(
      (rule) => (value, sent) => (this.isSaved(field, value) ? null : rule(value, sent)),
    )
  }
}
