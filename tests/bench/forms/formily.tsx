import { createForm, isField } from '@formily/core'
import { connect, Field, FormProvider, mapProps, useField } from '@formily/react'
import { useState, type ChangeEvent, type PropsWithChildren } from 'react'
import { choices, empty, labels, messages, names, type Name } from './fields.ts'
import { offer } from './page.tsx'
import { credential } from './rules.ts'

interface ControlProps {
  name: Name
  value?: string | boolean
  'aria-invalid'?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

function Control({ name, value, ...rest }: ControlProps) {
  if (name === 'checkTerms') return <input {...rest} id={name} name={name} type="checkbox" checked={value === true} />
  const text = { ...rest, id: name, name, value: String(value ?? '') }
  if (!choices[name]) return <input {...text} type={name.toLowerCase().includes('password') ? 'password' : 'text'} />
  return (
    <select {...text}>
      <option value="">Choose</option>
      {choices[name].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}

const Bound = connect(
  Control,
  mapProps((props, field) => ({ ...props, 'aria-invalid': isField(field) && field.selfErrors.length > 0 })),
)

function Frame({ children }: PropsWithChildren) {
  const field = useField()
  const wrong = isField(field) ? field.selfErrors : []
  return (
    <div>
      <label htmlFor={field.props.name as string}>{field.title}</label>
      {children}
      {wrong.length > 0 && <p>{wrong[0]}</p>}
    </div>
  )
}

/** Formily’s validators of each field, besides being required. */
const validators: Partial<Record<Name, (value: string, password: string) => string | undefined>> = {
  login: credential,
  birthday: (value) => (/^\d\d\.\d\d\.\d{4}$/.test(value) ? undefined : messages.day),
  password: credential,
  confirmPassword: (value, password) => credential(value) ?? (value === password ? undefined : messages.different),
}

offer(function Registration() {
  const [form] = useState(() => createForm({ initialValues: empty, validateFirst: true }))
  return (
    <FormProvider form={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit().catch(() => undefined)
        }}
      >
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            title={labels[name]}
            required={name !== 'referralCode' && name !== 'checkTerms'}
            validator={(value) =>
              name === 'checkTerms'
                ? value
                  ? ''
                  : messages.terms
                : (validators[name]?.(value, form.values.password) ?? '')
            }
            component={[Bound, { name }]}
            decorator={[Frame]}
          />
        ))}
        <button type="submit">Register</button>
      </form>
    </FormProvider>
  )
}, '[aria-invalid=true]')
