import type { FieldCondition, Manifest } from '#manifest'
import type { Context } from '../../check/rule.ts'
import { show } from '../../check/label.ts'
import { whyUnreachable } from '../guards.ts'
import { listedFields, type FormName, type ListedField, type ListedForm } from './listed-forms.ts'
import { possibleValues, type Value } from './possible-values.ts'

/** When a form shows a field. */
interface Visibility extends ListedField {
  /** The field and those that its conditions read, directly or by way of others: it is shown only with them. */
  chain: ReadonlySet<ListedField>
  /** Why it is never shown; undefined if it can be. */
  never?: Never
}

interface Never {
  /** The setting that hides it. */
  pointer: string
  /** Completes a sentence after a colon. */
  reason: string
  /** Whether it is only hidden because a field that it reads is. */
  isConsequence: boolean
  /** Whether a setting of the whole brand hides it, as `registration.permissions` does. */
  isChosen: boolean
}

const pages = {
  'registration-a': 'REGISTER',
  'registration-b': 'REGISTER',
  'registration-telegram': 'TELEGRAM_LOGIN',
  'personal-data': 'PERSONAL_DATA',
} as const satisfies Record<FormName, string>

/** When a form shows its fields, and which of them together. */
export interface FormVisibility {
  fields: readonly Visibility[]
  /** Whether two of the fields can be shown at the same time. */
  canMeet(one: Visibility, other: Visibility): boolean
}

type ValuesOf = (condition: FieldCondition) => readonly Value[] | undefined

/** Returns when a form shows its fields. */
export function visibilityOf(form: ListedForm, manifest: Manifest, context: Context): FormVisibility {
  const fields: Visibility[] = []
  const above = (name: string) => fields.find(({ field }) => field.name === name)
  const valuesOf: ValuesOf = (condition) => {
    const read = condition.field === undefined ? undefined : above(condition.field)?.field
    return read ? possibleValues(read, manifest, context) : playerValues(condition)
  }
  for (const listed of listedFields(form)) {
    const own = listed.field.visible ?? []
    const read = own.flatMap(({ field }) => (field === undefined ? [] : (above(field) ?? [])))
    const chain = new Set([listed, ...read.flatMap((each) => [...each.chain])])
    const never =
      hiddenBySetting(listed, form.name, manifest) ??
      neverHolding(listed, form.name, above, valuesOf) ??
      contradiction(listed, conditionsOf(chain), valuesOf)
    fields.push({ ...listed, chain, ...(never && { never }) })
  }
  return {
    fields,
    canMeet: (one, other) =>
      !one.never &&
      !other.never &&
      contradicting(conditionsOf(new Set([...one.chain, ...other.chain])), valuesOf) === undefined,
  }
}

const conditionsOf = (fields: ReadonlySet<ListedField>) => [...fields].flatMap(({ field }) => field.visible ?? [])

const playerValues = ({ player }: FieldCondition): readonly Value[] | undefined =>
  player === undefined || player === 'currency' ? undefined : [true, false]

function hiddenBySetting({ field, pointer }: ListedField, form: FormName, manifest: Manifest): Never | undefined {
  const { permission, guards = [], use } = field
  const { permissions, layout } = manifest.registration
  const shown = permission === undefined ? true : permissions[permission]
  const chosen = { isConsequence: false, isChosen: true }
  if (shown === false || (typeof shown === 'object' && !shown.visible))
    return { ...chosen, pointer: `${pointer}/permission`, reason: `"registration.permissions.${permission}" hides it` }
  if (use === 'bonus-choice' && layout === 2)
    return { ...chosen, pointer: `${pointer}/use`, reason: '"registration.layout" 2 has no choice of a bonus' }
  const page = pages[form]
  const why = whyUnreachable([...(manifest.pages[page].guards ?? []), ...guards], [page], manifest)
  return why && guards.length > 0
    ? { pointer: `${pointer}/guards`, reason: why, isConsequence: false, isChosen: false }
    : undefined
}

function neverHolding(
  { field, pointer }: ListedField,
  form: FormName,
  above: (name: string) => Visibility | undefined,
  valuesOf: ValuesOf,
): Never | undefined {
  for (const [index, condition] of (field.visible ?? []).entries()) {
    const at = { pointer: `${pointer}/visible/${index}`, isConsequence: false, isChosen: false }
    if (condition.player !== undefined && condition.field === undefined && form !== 'personal-data')
      return { ...at, reason: 'nobody is signed in while registering, so that nothing is known of the player' }
    const read = condition.field === undefined ? undefined : above(condition.field)
    if (read?.never) {
      const reason = `"${condition.field}" is never shown (${read.never.reason})`
      return { ...at, reason, isConsequence: !read.never.isChosen }
    }
    const values = valuesOf(condition)
    if (isPossible([condition], values)) continue
    const subject = condition.field ?? `the player’s ${condition.player}`
    return { ...at, reason: `${read ? `"${subject}"` : subject} ${described(values)}` }
  }
  return undefined
}

const described = (values: readonly Value[] | undefined) =>
  values === undefined
    ? 'is a text, never true or false'
    : `is one of ${values
        .filter((value) => value !== '')
        .map(show)
        .join(', ')}`

function contradiction(
  { pointer }: ListedField,
  conditions: readonly FieldCondition[],
  valuesOf: ValuesOf,
): Never | undefined {
  const subject = contradicting(conditions, valuesOf)
  return subject === undefined
    ? undefined
    : {
        pointer: `${pointer}/visible`,
        reason: `the conditions on "${subject}" contradict each other, with those of the fields that they read`,
        isConsequence: false,
        isChosen: false,
      }
}

/** Returns the field, or what is known of the player, that no value of fulfils all conditions; undefined if there is none. */
function contradicting(conditions: readonly FieldCondition[], valuesOf: ValuesOf): string | undefined {
  const groups = new Map<string, FieldCondition[]>()
  for (const condition of conditions) {
    const subject = condition.field ?? condition.player ?? ''
    const group = groups.get(subject)
    if (group) group.push(condition)
    else groups.set(subject, [condition])
  }
  return [...groups].find(([, group]) => !isPossible(group, valuesOf(group[0]!)))?.[0]
}

/** Whether some value fulfils all conditions. `values` are all that there are; undefined for any text. */
function isPossible(conditions: readonly FieldCondition[], values: readonly Value[] | undefined): boolean {
  const isText = (value: Value) => typeof value === 'string'
  const named = conditions.flatMap((condition) => condition.in ?? []).filter(isText)
  const other = `not ${conditions.flatMap((condition) => condition.notIn ?? []).join()}`
  return (values ?? [...named, other]).some((value) =>
    conditions.every(({ in: among, notIn }) => (among?.includes(value) ?? true) && !notIn?.includes(value)),
  )
}
