import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { CheckboxField } from '../../../engine/forms/checkbox-field.tsx'
import type { FieldDefinition } from '../../../engine/forms/field.ts'
import { FormStore } from '../../../engine/forms/form-store.ts'
import { Form } from '../../../engine/forms/form.tsx'
import { login, password } from '../../../engine/forms/presets.ts'
import { mustBeTrue, required, sameAs } from '../../../engine/forms/rules.ts'
import type { Registry } from '../../../engine/registry.ts'
import { RegistryContext } from '../../../engine/shell/registry-context.ts'
import { StoresContext, type Stores } from '../../../engine/shell/stores.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { choices, empty, labels, messages, names, type Name } from './fields.ts'
import { register } from './page.tsx'

const kinds: Partial<Record<Name, FieldDefinition['kind']>> = {
  birthday: 'date',
  password: 'password',
  confirmPassword: 'password',
  currency: 'select',
  firstDepositBonus: 'select',
}

const fields = names
  .filter((name) => name !== 'checkTerms')
  .map((name): FieldDefinition<typeof name> => ({
    name,
    kind: kinds[name] ?? 'text',
    label: labels[name],
    options: choices[name]?.map((value) => ({ value, label: value })),
    ...(name === 'birthday' && { earliest: new Date(1900, 0, 1), latest: new Date(2008, 0, 1) }),
  }))

const rules = {
  login,
  birthday: [required],
  password,
  confirmPassword: [...password, sameAs('password', 'error.passwords_are_different')],
  currency: [required],
  firstDepositBonus: [required],
  checkTerms: [mustBeTrue],
}

const Terms = observer(({ form }: { form: FormStore<typeof empty> }) => (
  <CheckboxField
    field={{ name: 'checkTerms', kind: 'checkbox', label: labels.checkTerms }}
    value={form.values.checkTerms}
    message={form.messages.checkTerms}
    onChange={(accepted) => form.set('checkTerms', accepted)}
  />
))

/** All that the form reads of a brand’s stores. */
const stores = { language: { current: 'en' }, http: { now: Date.now } } as Stores

/** The kinds of fields that the form has. */
const registry = {
  fields: {
    text: () => import('../../../widgets/fields/text/index.tsx'),
    date: () => import('../../../widgets/fields/date/index.tsx'),
    password: () => import('../../../widgets/fields/password/index.tsx'),
    select: () => import('../../../widgets/fields/select/index.tsx'),
  },
} as Registry

function Registration() {
  const [form] = useState(() => new FormStore(empty, rules))
  return (
    <StoresContext value={stores}>
      <RegistryContext value={registry}>
        <Form name="register" form={form} fields={fields} submit="Register" onSubmit={async () => undefined}>
          <Terms form={form} />
        </Form>
      </RegistryContext>
    </StoresContext>
  )
}

const texts = {
  'error.field_is_empty': messages.empty,
  string_length_min_to_max: messages.length,
  forbid_spaces: messages.space,
  'error.passwords_are_different': messages.different,
  must_be_true: messages.terms,
  date_incomplete: messages.day,
  date_impossible: messages.day,
  show: 'Show the error',
}

// Missing texts appear as their keys. The product has all texts at its start.
await i18next.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  keySeparator: false,
  resources: { en: { common: {}, user: {}, errors: texts } },
})
register(Registration, '[aria-invalid=true]')
