import Form from '@rjsf/core'
import type { FormValidation, RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { messages, type Values } from './fields.ts'
import { offer } from './page.tsx'
import { schema } from './schema.ts'

const validator = customizeValidator<Partial<Values>>()
const password = { 'ui:widget': 'password' }

function samePasswords(values: Partial<Values> | undefined, errors: FormValidation<Partial<Values>>) {
  if (values?.password !== values?.confirmPassword) errors.confirmPassword?.addError(messages.different)
  return errors
}

offer(
  () => (
    <Form<Partial<Values>>
      schema={schema as RJSFSchema}
      uiSchema={{ password, confirmPassword: password }}
      validator={validator}
      customValidate={samePasswords}
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
      showErrorList={false}
      noHtml5Validate
    />
  ),
  '.rjsf-field:not(.rjsf-field-object) .error-detail',
)
