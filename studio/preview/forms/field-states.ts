import { forgetDraft } from '../../../engine/forms/manifest-form/draft.ts'
import type { FormModel } from '../../../engine/forms/manifest-form/form-model.ts'
import { placeOf } from '../../../engine/forms/manifest-form/request.ts'
import { stepsOf } from '../../../engine/forms/manifest-form/use-steps.ts'
import type { Stores } from '../../../engine/shell/stores.ts'
import type { Field } from '../../../schemas/generated/manifest.ts'
import { goTo, renew } from '../patch/live.ts'
import type { FieldShown, FieldState } from '../protocol.ts'
import { formModels, onForm } from '../seams/use-form-model.ts'
import { appears } from './appears.ts'
import { fillOne, fillOthers, fulfil, spoil } from './fill.ts'
import { fieldElement, formElement, formPlaceAt, type FormPlace } from './form-elements.ts'
import { answerForms, type Sent } from './platform.ts'

interface Asked {
  pointer: string
  state: FieldState
}

/** A field on the running page. */
interface Running extends FormPlace {
  model: FormModel
  /** The field as the form has it. */
  own: Field
  submit(): void
}

const words = {
  absent: 'The form does not show this field here: a condition, a guard or a permission hides it.',
  noRight: 'No sample value is right for this field. Type one in the preview.',
  noWrong: 'No value is wrong here: the field takes whatever is typed.',
}

/**
 * Shows a field of a form in a state, on the running form: values go into its store, its own rules say what is wrong, and what it sends
 * is answered as a platform would.
 */
export class FieldStates {
  readonly #stores: Stores
  readonly #tell: (shown: FieldShown) => void
  readonly #use: (act: () => void) => void
  #asked: Asked | null = null
  #turn = 0
  /** The form that is no longer as players meet it; empty if there is none. */
  #used = ''

  /** `use` runs what uses the page, which clicks may be kept from. */
  constructor(stores: Stores, tell: (shown: FieldShown) => void, use: (act: () => void) => void) {
    this.#stores = stores
    this.#tell = tell
    this.#use = use
    onForm(() => void this.#apply())
  }

  /** Shows a field in a state; null shows its form as players meet it. */
  show(pointer: string, state: FieldState | null) {
    this.#asked = state === null ? null : { pointer, state }
    if (this.#used === '') void this.#apply()
    else this.#startAgain()
  }

  /** Makes the form new; once it is there, its field is in the asked state. */
  #startAgain() {
    const { location, manifest } = this.#stores
    this.#turn++
    forgetDraft(this.#used)
    this.#used = ''
    answerForms('really')
    if (location.page) renew(manifest.pages[location.page].blocks)
  }

  async #apply() {
    const turn = ++this.#turn
    const isOver = () => turn !== this.#turn
    const asked = this.#asked
    const place = asked && formPlaceAt(asked.pointer, this.#stores.manifest)
    if (!asked || !place || !(await appears(() => formElement(place.name))) || isOver()) return
    const model = formModels().findLast(({ fields }) => fields.some(({ name }) => name === place.field.name))
    const own = model?.fields.find(({ name }) => name === place.field.name)
    if (!model || !own) return
    this.#used = place.name
    const submit = () => this.#use(() => formElement(place.name)?.requestSubmit())
    const text = await show(asked.state, { ...place, model, own, submit }, isOver)
    if (!isOver()) this.#tell({ kind: 'field', ...asked, text })
  }
}

/** Shows a field in a state; returns what there is to say about it. */
async function show(state: FieldState, running: Running, isOver: () => boolean): Promise<string> {
  const { model, own } = running
  const isCall = state === 'sent' || state === 'refused'
  fulfil(own, model)
  if (!model.shown.includes(own)) return words.absent
  if (isCall || state === 'wrong' || stepOf(running) > 0) await fillOthers(model, own)
  if (state === 'filled' || isCall) if (!(await fillOne(model, own, true))) return words.noRight
  if (isOver()) return ''
  await openStep(running, isCall)
  if (isOver()) return ''
  if (state === 'focused') return focus(running)
  if (state === 'wrong') return submitWrong(running)
  if (state === 'sent' || state === 'refused') return send(running, state)
  if (state === 'empty' && typeof model.store.values[own.name] === 'string') model.store.set(own.name, '')
  return ''
}

const groupsOf = ({ model, form }: Running) => stepsOf(model.shown, form.steps ?? [])
const stepOf = (running: Running) => groupsOf(running).findIndex(({ fields }) => fields.includes(running.own))

/** Opens the step of a field, or the last one; the steps before it are filled in. */
async function openStep(running: Running, isLast: boolean) {
  const step = isLast ? groupsOf(running).length - 1 : stepOf(running)
  if (step > 0) goTo(`${window.location.pathname}?step=${step + 1}`)
  if (!isLast) await appears(() => fieldElement(running))
}

function focus(running: Running): string {
  window.focus()
  fieldElement(running)?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  return ''
}

async function submitWrong(running: Running): Promise<string> {
  const { model, own } = running
  const message = () => fieldElement(running)?.querySelector('[data-error]')
  const refuses = () => fieldElement(running)?.querySelector('[aria-invalid="true"]') != null
  if (!(await spoil(model, own, refuses))) return words.noWrong
  running.submit()
  return textOf(await appears(() => (textOf(message()) ? message() : undefined)))
}

/** Sends the form. Its call has no answer yet, or is refused because of the field. */
async function send(running: Running, state: 'sent' | 'refused'): Promise<string> {
  const { own, name } = running
  const place = placeOf(own)
  const failure = () => textOf(formElement(name)?.querySelector(':scope > [role="alert"]'))
  const called = new Promise<Sent>((resolve) =>
    answerForms(state === 'sent' ? 'later' : 'refusal', place.join('.'), resolve),
  )
  running.submit()
  const call = await Promise.race([called, appears(failure)])
  if (typeof call !== 'object') return failure()
  if (state === 'sent') return sentWords(call, place)
  const refusal = () => textOf(fieldElement(running)?.querySelector('[data-error]'))
  await appears(() => refusal() || failure())
  return refusal() || `Above the button: ${failure()}`
}

function sentWords({ method, path, body }: Sent, place: readonly string[]): string {
  const value = place.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], body)
  if (value === undefined) return `${method} ${path} is sent without this field.`
  return `${method} ${path} is sent with ${place.join('.')}: ${JSON.stringify(value)}`
}

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''
