import { observer } from 'mobx-react-lite'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { loadChanges } from '../data/http.ts'
import { answerTimeoutMs } from '../data/resource.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Button } from '../ui/button.tsx'
import type { FieldDefinition } from './field.ts'
import { firstInvalid } from './first-invalid.ts'
import { FormField, WaitingField } from './form-field.tsx'
import type { FormStore } from './form-store.ts'
import styles from './form.module.css'
import { SubmitReaders } from './submit-readers.ts'
import { useErrorParts } from './use-error-text.ts'
import { OpenedField } from './use-field.tsx'
import { useWait } from './use-wait.tsx'

interface FormProps<Values extends object> {
  /** The form’s name in the automation contract (`data-form`). */
  name: string
  form: FormStore<Values>
  /** In display order. Each names a value of the form. */
  fields: readonly FieldDefinition<keyof Values & string>[]
  /** The text of the button. */
  submit: string
  /** The text of the button during the call. */
  busyText?: string
  /** Whether submitting is disabled. */
  disabled?: boolean
  /**
   * Whether the call may take long and shows its own progress. Otherwise a missing response is shown after a timeout,
   * and the form can be submitted again.
   */
  mayTakeLong?: boolean
  /** The id of the element that labels the form. */
  labelledBy?: string
  /**
   * Called with valid values, one call at a time. An error is shown in the order of spec §8: at the field that it is
   * about, else above the button.
   */
  onSubmit: (values: Values) => Promise<void>
  /** Content above the fields. */
  before?: ReactNode
  /** Content between the fields and the button. */
  children?: ReactNode
  /** The names of the fields that are checked when it is submitted; by default all that the form’s store has. */
  asks?: readonly string[]
  /** Returns the field that a server’s error is about, by what the server calls it. By default the shown field of this name. */
  fieldOf?: (param: string) => FieldDefinition | undefined
  /** Called with the name of a field that a server’s error is about, so that it is on the screen. */
  reveal?: (field: string) => void
}

/** Renders the fields of a form store and a button that validates and submits them. */
export function Form<Values extends object>({
  name,
  form,
  fields,
  submit,
  busyText,
  onSubmit,
  before,
  children,
  ...rest
}: FormProps<Values>) {
  const { disabled, labelledBy, mayTakeLong, asks, reveal } = rest
  const { fieldOf = (param: string) => fields.find((field) => field.name === param) } = rest
  const errorsOf = useErrorParts()
  const wait = useWait()
  const busy = useRef(false)
  const turns = useRef(0)
  const element = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [readers] = useState(() => new Set<() => void>())
  const [opened, setOpened] = useState<{ name: string | undefined }>()
  // Where it does not come, sending asks for it again.
  useEffect(
    () => element.current?.addEventListener('focusin', () => void loadChanges().catch(() => undefined), { once: true }),
    [],
  )
  useEffect(() => () => form.fail(''), [form])
  // Shows what will be sent for the field that the player leaves.
  const leave = useEffectEvent((target: EventTarget | null) => {
    const left = target instanceof Element && fields.find((field) => field.name === target.getAttribute('name'))
    if (left) form.settle(left.name)
  })
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => leave(target)
    const shown = element.current
    shown?.addEventListener('focusout', listen)
    return () => shown?.removeEventListener('focusout', listen)
  }, [])

  /** Returns what is to be said above the button. `from` had the focus when the values were sent. */
  function refuse(error: unknown, values: Values, from: Element | null) {
    wait.after(error)
    // A field that the player cannot change, or has changed by now, cannot be what they are to mend.
    const shows = (param: keyof Values & string) =>
      form.sent[param] === values[param] &&
      !fields.some((field) => field.name === param && field.disabled) &&
      shownFields(element.current).includes(param)
    const errors = errorsOf(error, (param) => plainText(fieldOf(param)?.label)).map((part) =>
      part.param === undefined ? part : { ...part, param: fieldOf(part.param)?.name ?? part.param },
    )
    const [about] = errors.flatMap(({ param }) => param ?? [])
    // Before another step is shown, whose title takes the focus.
    const isElsewhere = ![from, document.body].includes(document.activeElement)
    if (about !== undefined) reveal?.(about)
    const others = flushSync(() => form.refuse(errors, shows))
    if (others.length < errors.length && !isElsewhere) firstInvalid(element.current)?.focus()
    return others[0]?.text ?? ''
  }

  async function submitValues(values: Values) {
    const turn = ++turns.current
    const from = document.activeElement
    const end = (text: string) => {
      clearInterval(timer)
      // Only the latest submit reports its outcome.
      if (turn !== turns.current) return
      busy.current = false
      setSending(false)
      form.fail(text)
    }
    // No timeout while a step of the player hides the form.
    const timer = setInterval(
      () => !mayTakeLong && !element.current?.closest('[hidden]') && end(errorsOf(undefined)[0].text),
      answerTimeoutMs,
    )
    busy.current = true
    setSending(true)
    form.fail('')
    await onSubmit(values).then(
      () => end(''),
      (error: unknown) => end(turn === turns.current ? refuse(error, values, from) : ''),
    )
  }

  function validate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current || disabled || wait.isWaiting) return
    for (const read of readers) flushSync(read)
    let valid: Values | undefined
    flushSync(() => form.validate((values) => (valid = values), asks))
    // A field may also reject its own text, such as half a date.
    const invalid = firstInvalid(event.currentTarget)
    if (invalid) {
      setOpened({ name: invalid.closest<HTMLElement>('[data-field]')?.dataset.field })
      invalid.focus()
    } else if (valid) void submitValues(valid)
  }

  return (
    <form
      ref={element}
      className={styles.form}
      data-form={name}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={validate}
    >
      <OpenedField value={opened}>
        <SubmitReaders value={readers}>
          {before}
          <Boundary
            fallback={fields.map((field) => (
              <WaitingField key={field.name} field={field} />
            ))}
          >
            {fields.map((field) => (
              <BoundField key={field.name} form={form as unknown as FormStore<AnyValues>} field={field} />
            ))}
            <EarlySubmit form={element} />
          </Boundary>
          {children}
        </SubmitReaders>
      </OpenedField>
      <Failure form={form} />
      {wait.note}
      <Button type="submit" disabled={disabled} aria-disabled={sending || wait.isWaiting || undefined}>
        {sending && busyText ? busyText : submit}
      </Button>
    </form>
  )
}

/** A label with a link is no name of a field. */
const plainText = (label: ReactNode) => (typeof label === 'string' ? label : undefined)

/** The fields on the screen, those among the form’s children too. */
const shownFields = (form: Element | null) =>
  [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(({ dataset }) => dataset.field)

/**
 * Submits the form once its fields are there, if the player has submitted it before the engine ran
 * (engine/first-script/early-submit.ts).
 */
function EarlySubmit({ form }: { form: RefObject<HTMLFormElement | null> }) {
  useLayoutEffect(() => {
    const { submittedForm } = window
    if (!submittedForm || submittedForm !== form.current) return
    delete window.submittedForm
    queueMicrotask(() => submittedForm.requestSubmit())
  }, [form])
  return null
}

type AnyValues = Record<string, string | boolean>

/** Why the last call failed, if no field is to blame. */
const Failure = observer(({ form }: { form: { failure: string } }) => (
  <p className={styles.failure} role="alert">
    {form.failure}
  </p>
))

/** Renders only the field that changes. */
const BoundField = observer(({ form, field }: { form: FormStore<AnyValues>; field: FieldDefinition }) => (
  <FormField
    field={field}
    value={form.values[field.name] ?? ''}
    message={form.messages[field.name]}
    onChange={(value) => form.set(field.name, value)}
  />
))
