import { show } from '../../check/label.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { listedForms } from './listed-forms.ts'
import { visibilityOf } from './visibility.ts'

const fieldsAreInOneStep: Rule = (manifest) =>
  listedForms(manifest).flatMap(({ pointer, form: { steps = [] } }) => {
    const named = steps.flatMap(({ fields }, step) =>
      fields.map((name, index) => ({ name, step, at: `${pointer}/steps/${step}/fields/${index}` })),
    )
    return named.flatMap(({ name, step, at }, index): RuleFinding[] => {
      const first = named.slice(0, index).find((other) => other.name === name)
      if (!first) return []
      const isSame = first.step === step
      return [
        {
          code: 'forms/field-in-two-steps',
          pointer: at,
          also: [first.at],
          message: `${show(name)} is ${isSame ? 'twice in one step' : `in the steps ${first.step + 1} and ${step + 1}`}: remove one of them.`,
          ...(isSame ? { fix: { pointer: at, remove: true } } : {}),
          effect: 'players are asked for it twice',
        },
      ]
    })
  })

const stepsShowFields: Rule = (manifest, context) =>
  listedForms(manifest).flatMap((listed) => {
    const { steps = [] } = listed.form
    if (steps.length === 0) return []
    const { fields } = visibilityOf(listed, manifest, context)
    const named = new Set(steps.flatMap((step) => step.fields))
    return steps.flatMap((step, index): RuleFinding[] => {
      const isLast = index === steps.length - 1
      const own = fields.filter(({ field: { name } }) => step.fields.includes(name) || (isLast && !named.has(name)))
      if (own.length === 0 || own.some(({ never }) => !never)) return []
      const reasons = own.map(({ field, never }) => `${show(field.name)} (${never!.reason})`)
      return [
        {
          code: 'forms/empty-step',
          pointer: `${listed.pointer}/steps/${index}`,
          message: `Step ${index + 1} shows no field: never shown is ${reasons.join(', ')}.`,
          effect: 'players do not see this step',
        },
      ]
    })
  })

/** Rules about the steps of forms. */
export const steps: Rule[] = [fieldsAreInOneStep, stepsShowFields]
