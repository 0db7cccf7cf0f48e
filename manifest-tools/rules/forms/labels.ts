import { definition, follow, type Schema } from '../../check/schema.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { hasLanguage, missingIn } from '../product-texts.ts'
import { listedFields, listedForms } from './listed-forms.ts'

/** The kinds of fields that have a label of their own. */
const labelled = new Set(
  (definition('Field').oneOf ?? []).flatMap((member) => {
    const schema: Schema = follow(member)
    return schema['x-own-label'] ? String(schema.properties?.use?.const) : []
  }),
)

/** The key of the label of a field without one of its own. */
const usualLabel = (name: string) => `user:register.fields.${name}`

/** The labels of a form’s fields that no setting names. */
export const usualLabels = (manifest: Parameters<Rule>[0]) =>
  listedForms(manifest)
    .flatMap(listedFields)
    .flatMap(({ field: { use, label, name }, pointer }) =>
      label !== undefined || labelled.has(use) ? [] : [{ pointer: `${pointer}/name`, value: usualLabel(name), name }],
    )

const labelsHaveTexts: Rule = (manifest, context) => {
  const languages = manifest.languages.filter((language) => hasLanguage(context, language))
  const missingFor = missingIn(manifest, context, languages)
  return usualLabels(manifest).flatMap(({ pointer, value, name }): RuleFinding[] => {
    const missing = missingFor(value)
    if (missing.length === 0) return []
    const where =
      missing.length === languages.length && missing.length > 1 ? 'any language of the brand' : missing.join(', ')
    return [
      {
        code: 'forms/no-label',
        pointer,
        message: `The field "${name}" has no label in ${where}: set "label", or add the text "user:register.fields.${name}" to "texts".`,
        effect: `players see the key "${value}" in place of the label`,
      },
    ]
  })
}

/** Rules about the labels of fields. */
export const labels: Rule[] = [labelsHaveTexts]
