import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { choices, empty, labels, messages, names } from './fields.ts'
import { offer } from './page.tsx'

const credential = z
  .string()
  .min(1, messages.empty)
  .min(2, messages.length)
  .max(180, messages.length)
  .regex(/^\S*$/u, messages.space)
const filled = z.string().min(1, messages.empty)

const schema = z
  .object({
    login: credential,
    birthday: filled.regex(/^\d\d\.\d\d\.\d{4}$/, messages.day),
    password: credential,
    confirmPassword: credential,
    currency: filled,
    referralCode: z.string(),
    firstDepositBonus: filled,
    checkTerms: z.boolean().refine(Boolean, messages.terms),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: messages.different,
  })

offer(function Registration() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: empty, resolver: zodResolver(schema) })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      {names.map((name) => {
        const message = formState.errors[name]?.message
        const described = {
          id: name,
          'aria-invalid': message !== undefined,
          'aria-describedby': message && `${name}-message`,
        }
        const type = name === 'checkTerms' ? 'checkbox' : name.toLowerCase().includes('password') ? 'password' : 'text'
        return (
          <div key={name}>
            <label htmlFor={name}>{labels[name]}</label>
            {choices[name] ? (
              <select {...described} {...register(name)}>
                <option value="">Choose</option>
                {choices[name].map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input {...described} type={type} {...register(name)} />
            )}
            {message && <p id={`${name}-message`}>{message}</p>}
          </div>
        )
      })}
      <button type="submit">Register</button>
    </form>
  )
}, '[aria-invalid=true]')
