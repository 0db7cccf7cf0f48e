import { messages, type Name, type Values } from './fields.ts'

export type Wrong = Partial<Record<Name, string>>

/** Returns the error of a login or a password. */
function credential(text: string): string | undefined {
  if (text === '') return messages.empty
  if ([...text].length < 2 || [...text].length > 180) return messages.length
  return /\s/u.test(text) ? messages.space : undefined
}

const filled = (text: string) => (text === '' ? messages.empty : undefined)

const rules: Partial<Record<Name, (values: Values) => string | undefined>> = {
  login: ({ login }) => credential(login),
  birthday: ({ birthday }) => filled(birthday) ?? (/^\d\d\.\d\d\.\d{4}$/.test(birthday) ? undefined : messages.day),
  password: ({ password }) => credential(password),
  confirmPassword: ({ password, confirmPassword }) =>
    credential(confirmPassword) ?? (password === confirmPassword ? undefined : messages.different),
  currency: ({ currency }) => filled(currency),
  firstDepositBonus: ({ firstDepositBonus }) => filled(firstDepositBonus),
  checkTerms: ({ checkTerms }) => (checkTerms ? undefined : messages.terms),
}

/** Returns the errors of all values. */
export function wrongIn(values: Values): Wrong {
  const wrong: Wrong = {}
  for (const name of Object.keys(rules) as Name[]) {
    const message = rules[name]?.(values)
    if (message) wrong[name] = message
  }
  return wrong
}
