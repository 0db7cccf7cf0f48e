import { useTranslation } from 'react-i18next'
import type { Field } from '#manifest'
import type { FieldDefinition } from '../field.ts'
import { isRequired } from '../field-value.ts'
import type { FormModel } from './form-model.ts'

const autocompleteOff = 'off'

/** Returns a function that makes the definition of a field, with its texts. `marksOptional` says so below fields that can be left out. */
export function useDefinitions(model: FormModel, marksOptional: boolean): (field: Field) => FieldDefinition {
  const { permissions } = model.context.stores.manifest.registration
  const { t } = useTranslation()
  return (field) => {
    const { name, use, label, hint, placeholder, autocomplete } = field
    const value = model.valueOf(field)
    const usual = typeof value.autocomplete === 'function' ? value.autocomplete(field) : value.autocomplete
    const key = label ?? value.labelKey?.(field) ?? `user:register.fields.${name}`
    const own = value.hasOwnTexts ? '' : value.label?.(field)
    // A box that is not checked is an answer, too.
    const isOptional =
      marksOptional &&
      !value.hasOwnTexts &&
      typeof model.store.values[name] !== 'boolean' &&
      !isRequired(field, permissions)
    return {
      name,
      kind: use,
      settings: field,
      label: label === undefined && own !== undefined ? own : t(key),
      hint: hint ? t(hint) : isOptional ? t('user:register.optional') : undefined,
      placeholder: placeholder && t(placeholder),
      autoComplete: (autocomplete ?? usual ?? autocompleteOff) as NonNullable<FieldDefinition['autoComplete']>,
    }
  }
}
