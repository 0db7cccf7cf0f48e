import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormStep } from '#manifest'
import type { FormValues } from '../field-value.ts'
import { Form } from '../form.tsx'
import { useDefinitions } from './definitions.ts'
import { forgetDraft, keepDraft, prefill } from './draft.ts'
import type { FormModel } from './form-model.ts'
import { fieldOf, type RequestBody } from './request.ts'
import { Progress } from './progress.tsx'
import { useSteps } from './use-steps.ts'

interface ManifestFormProps {
  /** The form’s name in the automation contract (`data-form`). */
  name: string
  model: FormModel
  steps?: readonly FormStep[] | undefined
  /** The text of the button, and its text during the call. */
  submit: string
  busyText: string
  labelledBy?: string
  disabled?: boolean
  mayTakeLong?: boolean
  /** Whether fields that can be left out say so. */
  marksOptional?: boolean
  /** Called with the request of the whole form, and the values by the names of the fields. Resolves to whether the form is done. */
  onSubmit: (request: RequestBody, sent: FormValues) => Promise<boolean>
  /** Called with the request of a step that has a call of its own. */
  onStep?: (call: string, request: RequestBody) => Promise<void>
}

/** A form of the manifest: its fields on one page, or in steps. */
export const ManifestForm = observer(function ManifestForm({
  name,
  model,
  steps,
  submit,
  busyText,
  marksOptional = false,
  onSubmit,
  onStep,
  ...rest
}: ManifestFormProps) {
  const { t } = useTranslation()
  const definitionOf = useDefinitions(model, marksOptional)
  const step = useSteps(model, steps)
  const { store } = model
  const isKept = steps !== undefined

  const endDraft = useRef<() => void>(undefined)
  /** What was sent last to the calls of steps, as JSON. */
  const sentSteps = useRef(new Map<string, string>())

  // A page’s HTML file knows nothing of the browser: what it keeps is taken over once the page is.
  useLayoutEffect(() => {
    endDraft.current = isKept ? keepDraft(name, model) : undefined
    prefill(model)
    return () => endDraft.current?.()
  }, [isKept, name, model])
  useEffect(() => {
    const ends = model.fields.map((field) => model.valueOf(field).follow?.(field, store, model.context))
    return () => ends.forEach((end) => end?.())
  }, [model, store])

  /** Returns the definition of the field that a server’s error is about, also of one that is not shown. */
  function refused(param: string) {
    const field = fieldOf(param, model.fields)
    return field && definitionOf(field)
  }

  /** Sends a step to its call, unless it was sent and has not changed since. */
  async function sendStep(call: string, request: RequestBody) {
    const body = JSON.stringify(request)
    if (sentSteps.current.get(call) === body) return
    await onStep?.(call, request)
    sentSteps.current.set(call, body)
  }

  async function send(sent: FormValues) {
    if (step.call) await sendStep(step.call, model.request(sent, step.fields))
    if (!step.isLast) return step.next()
    if (!(await onSubmit(model.request(sent, model.sentFields), sent))) return
    endDraft.current?.()
    forgetDraft(name)
  }

  return (
    <>
      {step.count > 1 && <Progress step={step} />}
      <Form
        {...rest}
        name={name}
        form={store}
        fields={step.fields.map(definitionOf)}
        asks={step.asked.map((field) => field.name)}
        fieldOf={refused}
        reveal={step.reveal}
        submit={step.isLast ? submit : t('user:register.next')}
        busyText={busyText}
        onSubmit={send}
      />
    </>
  )
})
