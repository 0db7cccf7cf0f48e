import { memo, useCallback, useState, type FormEvent } from 'react'
import { choices, empty, labels, names, type Name, type Values } from './fields.ts'
import { register } from './page.tsx'
import { wrongIn, type Wrong } from './rules.ts'

interface FieldProps {
  name: Name
  value: string | boolean
  message?: string | undefined
  onChange: (name: Name, value: string | boolean) => void
}

/** Only the field that changes renders again. */
const Field = memo(({ name, value, message, onChange }: FieldProps) => (
  <div>
    <label htmlFor={name}>{labels[name]}</label>
    <Control name={name} value={value} message={message} onChange={onChange} />
    {message && <p id={`${name}-message`}>{message}</p>}
  </div>
))

function Control({ name, value, message, onChange }: FieldProps) {
  const shared = {
    id: name,
    name,
    'aria-invalid': message !== undefined,
    'aria-describedby': message && `${name}-message`,
  }
  if (name === 'checkTerms') {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(name, target.checked)}
      />
    )
  }
  const text = { ...shared, value: String(value) }
  if (!choices[name]) {
    const type = name.toLowerCase().includes('password') ? 'password' : 'text'
    return <input {...text} type={type} onChange={({ target }) => onChange(name, target.value)} />
  }
  return (
    <select {...text} onChange={({ target }) => onChange(name, target.value)}>
      <option value="">Choose</option>
      {choices[name].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}

/** The form written by hand, with only what this form needs. */
register(function Registration() {
  const [values, setValues] = useState<Values>(empty)
  const [wrong, setWrong] = useState<Wrong>({})
  const change = useCallback((name: Name, value: string | boolean) => {
    setValues((before) => ({ ...before, [name]: value }))
    setWrong((before) => (before[name] ? { ...before, [name]: undefined } : before))
  }, [])
  function submit(event: FormEvent) {
    event.preventDefault()
    setWrong(wrongIn(values))
  }
  return (
    <form noValidate onSubmit={submit}>
      {names.map((name) => (
        <Field key={name} name={name} value={values[name]} message={wrong[name]} onChange={change} />
      ))}
      <button type="submit">Register</button>
    </form>
  )
}, '[aria-invalid=true]')
