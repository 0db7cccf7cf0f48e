import type { FieldCondition } from '#manifest'
import { label, show } from '../../check/label.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { onlySuggestion, suggest } from '../../check/suggest.ts'
import { listedFields, listedForms, type ListedField, type ListedForm } from './listed-forms.ts'
import { visibilityOf } from './visibility.ts'

const namedFieldsExist: Rule = (manifest) =>
  listedForms(manifest).flatMap((form) => {
    const fields = listedFields(form)
    const steps = (form.form.steps ?? []).flatMap((step, index) =>
      step.fields.map((name, at) => ({ name, pointer: `${form.pointer}/steps/${index}/fields/${at}` })),
    )
    return [
      ...fields.flatMap((listed) => references(listed).flatMap((each) => wrongReference(each, form, listed))),
      ...steps.flatMap((each) => wrongReference(each, form)),
    ]
  })

interface Reference {
  name: string
  pointer: string
  /** Whether it reads what is typed into the field: only a field above has a value. */
  isCondition?: boolean
}

function references({ field, pointer }: ListedField): Reference[] {
  const { sameAs, visible = [] } = field
  const countryField = field.use === 'phone' ? field.countryField : undefined
  return [
    ...(sameAs === undefined ? [] : [{ name: sameAs, pointer: `${pointer}/sameAs` }]),
    ...(countryField === undefined ? [] : [{ name: countryField, pointer: `${pointer}/countryField` }]),
    ...visible.flatMap(({ field: name }, index) =>
      name === undefined ? [] : [{ name, pointer: `${pointer}/visible/${index}/field`, isCondition: true }],
    ),
  ]
}

function wrongReference(
  { name, pointer, isCondition }: Reference,
  { name: formName, form }: ListedForm,
  from?: ListedField,
): RuleFinding[] {
  const all = form.fields.map((field) => field.name)
  if (!all.includes(name)) {
    const others = all.filter((each) => each !== from?.field.name)
    const [near, certain] = [suggest(name, others), onlySuggestion(name, others)]
    return [
      {
        code: 'forms/unknown-field',
        pointer,
        message: `"${formName}" has no field ${show(name)}.`,
        accepted: others,
        suggestion: near,
        ...(certain === undefined ? {} : { fix: { pointer, value: certain } }),
        effect: from ? effectFor(pointer) : 'the step does not ask for it',
      },
    ]
  }
  if (!from) return []
  if (name === from.field.name) {
    const message = `${show(name)} names itself in ${label(pointer)}: name another field.`
    return [{ code: 'forms/reads-itself', pointer, message, effect: effectFor(pointer) }]
  }
  if (!isCondition) return []
  if (all.indexOf(name) > from.index) {
    const message = `${show(from.field.name)} is shown by what is chosen in ${show(name)}, which is below it: move ${show(name)} up.`
    return [{ code: 'forms/reads-below', pointer, message, effect: effectFor(pointer) }]
  }
  const stepOf = (field: string) => form.steps?.findIndex(({ fields }) => fields.includes(field)) ?? -1
  const [read, own] = [stepOf(name), stepOf(from.field.name)]
  if (own < 0 || read <= own) return []
  const message = `${show(from.field.name)} is shown by what is chosen in ${show(name)}, which a later step asks for.`
  return [
    { code: 'forms/reads-below', pointer, message, effect: 'players who have passed the step do not see the field' },
  ]
}

const effectFor = (pointer: string) =>
  pointer.endsWith('/sameAs')
    ? 'nobody can send the form: the values are never the same'
    : pointer.endsWith('/countryField')
      ? 'a local number keeps the prefix of the brand'
      : 'the field is never shown'

const conditionsAreClear: Rule = (manifest) =>
  listedForms(manifest)
    .flatMap(listedFields)
    .flatMap(({ field: { visible = [] }, pointer }) =>
      visible.flatMap((condition, index): RuleFinding[] => {
        const problem = unclear(condition)
        if (!problem) return []
        const at = `${pointer}/visible/${index}`
        return [
          {
            code: 'forms/unclear-condition',
            pointer: at,
            message: `A condition ${problem.message}.`,
            effect: problem.effect,
          },
        ]
      }),
    )

function unclear({ field, player, in: among, notIn }: FieldCondition): { message: string; effect: string } | undefined {
  if (field !== undefined && player !== undefined)
    return { message: 'is on "field" or on "player", not on both', effect: '"player" is ignored' }
  if (field === undefined && player === undefined)
    return { message: 'needs "field" or "player": what it is on', effect: 'the field is never shown' }
  return among || notIn
    ? undefined
    : {
        message: 'needs "in" or "notIn": the values that it is about',
        effect: 'any value fulfils it, an empty one too',
      }
}

const conditionsCanHold: Rule = (manifest, context) =>
  listedForms(manifest).flatMap((form) =>
    visibilityOf(form, manifest, context).fields.flatMap(({ field, pointer, never }): RuleFinding[] => {
      if (!never || (field.permission && never.pointer.endsWith('/permission')) || never.pointer.endsWith('/use'))
        return []
      const { required = false, name } = field
      if (never.isConsequence && !required) return []
      const message = `${show(name)} is ${required ? 'required, but ' : ''}never shown: ${never.reason}.`
      const effect = 'players never see the field, and it is not sent'
      return required
        ? [
            {
              code: 'forms/required-never-shown',
              pointer: never.pointer,
              also: [`${pointer}/required`],
              message,
              effect: `${effect}: a platform that requires it refuses the form`,
            },
          ]
        : [{ code: 'forms/never-shown', pointer: never.pointer, message, effect }]
    }),
  )

/** Rules about fields that name other fields. */
export const fieldReferences: Rule[] = [namedFieldsExist, conditionsAreClear, conditionsCanHold]
