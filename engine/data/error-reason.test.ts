import { expect, it } from 'vitest'
import { readReason } from './error-reason.ts'

const problem = 'application/problem+json; charset=utf-8'
const email = (text: string) => ({ param: 'email', text })

it.each<[string, unknown, string?]>([
  ['FastAPI', { detail: 'Bonus already used.' }],
  ['OAuth', { error: 'invalid_grant', error_description: 'Bonus already used.' }],
  ['NestJS', { statusCode: 400, message: ['Bonus already used.'], error: 'Bad Request' }],
  ['Rails', { errors: ['Bonus already used.'] }],
  ['a list', ['Bonus already used.']],
  ['ASP.NET', { type: 'https://tools.ietf.org/x', title: 'Bonus already used.', status: 409 }, problem],
  ['problem details', { title: 'Conflict', detail: 'Bonus already used.' }, problem],
  ['JSON:API', { errors: [{ status: '409', title: 'Conflict', detail: 'Bonus already used.' }] }],
  ['GraphQL', { errors: [{ message: 'Bonus already used.' }] }],
  ['an envelope', { success: false, error: { message: 'Bonus already used.' } }],
  ['Django', { non_field_errors: ['Bonus already used.'] }],
  ['Spring', { status: 409, error: 'Conflict', message: 'Bonus already used.', path: '/api/x' }],
  ['plain text', 'Bonus already used.', 'text/plain'],
])('reads the reason of %s', (_name, body, type) => {
  const reason = readReason(body, type)
  expect(reason?.message ?? reason?.fields.map(({ text }) => text)[0]).toBe('Bonus already used.')
  expect(reason?.fields.every(({ param }) => param === undefined)).toBe(true)
  expect(reason?.isText).toBe(typeof body === 'string')
})

it.each<[string, unknown]>([
  ['Laravel', { message: 'The given data was invalid.', errors: { email: ['Already taken.', 'Too long.'] } }],
  ['ASP.NET', { title: 'One or more validation errors occurred.', errors: { Email: ['Already taken.'] } }],
  ['ASP.NET with a path', { errors: { '$.user.Email': ['Already taken.'] } }],
  ['FastAPI', { detail: [{ loc: ['body', 'email'], msg: 'Already taken.', type: 'value_error' }] }],
  ['Django', { email: ['Already taken.'] }],
  ['express-validator', { errors: [{ type: 'field', msg: 'Already taken.', path: 'email', location: 'body' }] }],
  ['JSON:API', { errors: [{ source: { pointer: '/data/attributes/email' }, title: 'Already taken.' }] }],
  ['Spring', { errors: [{ field: 'email', defaultMessage: 'Already taken.', code: 'Unique' }] }],
  ['Symfony', { violations: [{ propertyPath: 'email', message: 'Already taken.' }] }],
  ['NestJS', { message: [{ property: 'email', constraints: { isUnique: 'Already taken.' } }] }],
  ['Zod', { issues: [{ code: 'custom', path: ['email'], message: 'Already taken.' }] }],
  ['Zod’s format', { errors: { email: { _errors: ['Already taken.'] } } }],
  ['RFC 7807', { title: 'x', 'invalid-params': [{ name: 'email', reason: 'Already taken.' }] }],
  ['an envelope', { success: false, message: 'Validation failed', data: { email: ['Already taken.'] } }],
  ['texts for fields', { errors: { email: 'Already taken.' } }],
  ['a list in an error', { error: { details: [{ field: 'email', message: 'Already taken.' }] } }],
])('reads the field of %s', (_name, body) => {
  expect(readReason(body)?.fields).toEqual([email('Already taken.')])
})

it('names fields as forms do', () => {
  const errors = { new_password: 'Too short.', 'user[first-name]': 'Missing.', 'items.0.cardId': 'Too long.' }
  expect(readReason({ errors })?.fields.map(({ param }) => param)).toEqual(['newPassword', 'firstName', 'cardId'])
})

it.each<[string, unknown, string?]>([
  ['HTML', '<html>Bad things happened</html>'],
  ['HTML in a message', { detail: '<b>Bad</b> things happened' }],
  ['a word', 'oops'],
  ['a stack', 'Error: it failed\n    at run (/srv/app.js:1:2)'],
  ['a long text', `It failed ${'x'.repeat(300)}`],
  ['the phrase of a status', 'Too Many Requests', 'text/plain'],
  ['a number of a network', 'error code: 1020', 'text/plain'],
  ['words of programs', { error: 'invalid_grant', detail: 'E_TAKEN' }],
  ['the title of what is no problem details', { title: 'Something is wrong here' }],
  ['nothing', {}],
  ['null', null],
  ['numbers', { detail: 5, errors: [1, null] }],
])('reads no reason of %s', (_name, body, type) => {
  expect(readReason(body, type)).toBeUndefined()
})
