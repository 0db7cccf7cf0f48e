import type { JsonSchema } from '@jsonforms/core'
import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import type { ErrorObject } from 'ajv'
import { useMemo, useState, type FormEvent } from 'react'
import { messages, names, type Values } from './fields.ts'
import { offer } from './page.tsx'
import { schema } from './schema.ts'

const layout = {
  type: 'VerticalLayout',
  elements: names.map((name) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    ...(name.toLowerCase().includes('password') && { options: { format: 'password' } }),
  })),
}

const different: ErrorObject = {
  instancePath: '/confirmPassword',
  message: messages.different,
  schemaPath: '',
  keyword: 'same',
  params: {},
}

offer(function Registration() {
  const [data, setData] = useState<Partial<Values>>({})
  const [asked, setAsked] = useState(false)
  const additional = useMemo(
    () => (data.password === data.confirmPassword ? [] : [different]),
    [data.password, data.confirmPassword],
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
  }
  return (
    <form noValidate onSubmit={submit}>
      <JsonForms
        schema={schema as JsonSchema}
        uischema={layout}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={asked ? 'ValidateAndShow' : 'ValidateAndHide'}
        additionalErrors={additional}
        onChange={({ data: now }) => setData(now)}
      />
      <button type="submit">Register</button>
    </form>
  )
}, '.validation_error')
