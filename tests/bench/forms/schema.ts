import { choices, labels } from './fields.ts'

const credential = { type: 'string', minLength: 2, maxLength: 180, pattern: '^\\S*$' }

/** The form as a JSON schema, which cannot express that the passwords must be equal. */
export const schema = {
  type: 'object',
  required: ['login', 'birthday', 'password', 'confirmPassword', 'currency', 'firstDepositBonus', 'checkTerms'],
  properties: {
    login: { ...credential, title: labels.login },
    birthday: { type: 'string', pattern: '^\\d\\d\\.\\d\\d\\.\\d{4}$', title: labels.birthday },
    password: { ...credential, title: labels.password },
    confirmPassword: { ...credential, title: labels.confirmPassword },
    currency: { type: 'string', enum: choices.currency, title: labels.currency },
    referralCode: { type: 'string', title: labels.referralCode },
    firstDepositBonus: { type: 'string', enum: choices.firstDepositBonus, title: labels.firstDepositBonus },
    checkTerms: { type: 'boolean', const: true, title: labels.checkTerms },
  },
}
