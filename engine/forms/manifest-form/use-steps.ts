import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Field, FormStep } from '#manifest'
import { useHydrating } from '../../ui/use-hydrating.ts'
import type { FormModel } from './form-model.ts'

/** The step of a form that is shown. */
export interface ShownStep {
  /** Its place among the steps that show anything, from 0. */
  index: number
  count: number
  /** The key of its title; none on a form of one page. */
  title: string | undefined
  isLast: boolean
  /** The call that it is sent to by itself. */
  call: string | undefined
  fields: Field[]
  /** The fields of this step and of those before it. */
  asked: Field[]
  next(): void
  back(): void
  /** Shows the step of a field. */
  reveal(field: string): void
}

const parameter = 'step'

/**
 * Returns the step of a manifest’s form that the address names, `?step=2`. Where one before it is not filled in, that one is shown,
 * and the address names it. Call it in observers.
 */
export function useSteps(model: FormModel, steps: readonly FormStep[] = []): ShownStep {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  // A page’s HTML file is that of its address without a query.
  const isHydrating = useHydrating()
  const groups = stepsOf(model.shown, steps)
  const wanted = isHydrating ? 0 : Math.max(0, Math.trunc(Number(query.get(parameter))) - 1) || 0
  // The first step needs nothing before it: the form as a whole does not follow each key.
  const index = wanted === 0 ? 0 : Math.min(wanted, furthestOf(model, groups))

  function show(next: number, replace = false) {
    const changed = new URLSearchParams(query)
    if (next === 0) changed.delete(parameter)
    else changed.set(parameter, `${next + 1}`)
    flushSync(() => setQuery(changed, { replace, state: { isStep: !replace } }))
  }

  // Otherwise the step would change while its last field is being filled in.
  const followAddress = useEffectEvent(() => {
    // What the tab has kept may have been filled in since this was rendered.
    if (wanted === 0) return
    const reached = furthestOf(model, stepsOf(model.shown, steps))
    if (wanted > reached) show(reached, true)
  })
  useEffect(() => followAddress(), [wanted, index])

  const { title, call, fields } = groups[index]!
  return {
    index,
    count: groups.length,
    title,
    call,
    fields,
    isLast: index === groups.length - 1,
    asked: groups.slice(0, index + 1).flatMap((group) => group.fields),
    next: () => show(index + 1),
    // A step that was opened by its address has none before it in the history.
    back: () => ((state as { isStep?: boolean } | null)?.isStep ? void navigate(-1) : show(index - 1, true)),
    reveal(name) {
      const found = groups.findIndex((group) => group.fields.some((field) => field.name === name))
      if (found >= 0 && found < index) show(found)
    },
  }
}

interface Group {
  title: string | undefined
  call: string | undefined
  fields: Field[]
}

/** Returns the place of the first step that is not filled in, else of the last one. */
function furthestOf({ store }: FormModel, groups: readonly Group[]): number {
  const open = groups.findIndex(
    ({ fields }) => Object.keys(store.findingsOf(fields.map(({ name }) => name))).length > 0,
  )
  return open < 0 ? groups.length - 1 : open
}

/** Returns the steps that show a field, at least one. A field that no step names is in the last one. */
export function stepsOf(shown: readonly Field[], steps: readonly FormStep[]): Group[] {
  const named = new Set(steps.flatMap(({ fields }) => fields))
  const others = shown.filter(({ name }) => !named.has(name))
  const groups = steps.map(({ title, call, fields }, index) => {
    const own = fields.flatMap((name) => shown.find((field) => field.name === name) ?? [])
    return { title, call, fields: index === steps.length - 1 ? [...own, ...others] : own }
  })
  const filled = groups.filter(({ fields }) => fields.length > 0)
  return filled.length > 0 ? filled : [{ title: undefined, call: undefined, fields: [...shown] }]
}
