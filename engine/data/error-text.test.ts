import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#api'
import { ApiError, type Reason } from './api-error.ts'
import { errorParts, errorText, type Translate } from './error-text.ts'

const texts: Record<string, (parameters: Record<string, unknown>) => string> = {
  'errors:code.400': () => 'generic',
  'errors:code.110': ({ field }) => `check ${String(field)}`,
  'errors:code.101': () => 'wrong login',
  'errors:code.0': () => 'code zero',
  'errors:field.login': () => 'login name',
}
const translate: Translate = (key, parameters = {}) => texts[key]?.(parameters) ?? ''
const say = (body?: ErrorBody) => errorText(new ApiError('x', 422, body), translate)

describe('errorText follows spec §8', () => {
  it.each<[string, ErrorBody | undefined, string]>([
    ['field and code, with the field’s name', { param: 'login', code: 110 }, 'check login name'],
    ['field and code, field without a name', { param: 'city', code: 110 }, 'check city'],
    [
      'the first of a list',
      {
        errors: [
          { param: 'login', code: 110 },
          { param: 'city', code: 101 },
        ],
      },
      'check login name',
    ],
    [
      'the first of a list, where a field has no code of its own',
      { param: 'login', errors: [{ param: 'city', code: 110 }] },
      'check city',
    ],
    [
      'field and code before a list',
      { param: 'login', code: 110, errors: [{ param: 'city', code: 110 }] },
      'check login name',
    ],
    ['field and code before the message', { param: 'login', code: 110, message: 'm' }, 'check login name'],
    ['the first of a list before the code', { code: 101, errors: [{ param: 'login', code: 110 }] }, 'check login name'],
    [
      'the first of a list before the message',
      { message: 'm', errors: [{ param: 'login', code: 110 }] },
      'check login name',
    ],
    ['the code where the list is empty', { code: 101, errors: [] }, 'wrong login'],
    ['the message where the list is empty', { message: 'from the server', errors: [] }, 'from the server'],
    [
      'the message where the list’s code has no text',
      { message: 'from the server', errors: [{ param: 'login', code: 9 }] },
      'from the server',
    ],
    ['the message where a field has no code', { param: 'login', message: 'from the server' }, 'from the server'],
    ['code alone', { code: 101 }, 'wrong login'],
    ['code before the message', { code: 101, message: 'm' }, 'wrong login'],
    ['message', { message: 'from the server' }, 'from the server'],
    ['message where the code has no text', { code: 9, message: 'from the server' }, 'from the server'],
    ['the code of the first of a list that names no field', { message: 'm', errors: [{ code: 101 }] }, 'wrong login'],
    ['code 0', { code: 0, message: 'm' }, 'code zero'],
    [
      'the message as it is, not as a pattern of texts',
      { message: '{{field}} $t(code.400)' },
      '{{field}} $t(code.400)',
    ],
    ['generic where the message is empty', { message: '' }, 'generic'],
    ['generic where nothing is known', { code: 9 }, 'generic'],
    ['generic for an empty body', {}, 'generic'],
    ['generic without a body', undefined, 'generic'],
  ])('%s', (_name, body, text) => {
    expect(say(body)).toBe(text)
  })

  it('returns the generic text for anything but a failed call', () => {
    expect(errorText(new TypeError('x'), translate)).toBe('generic')
  })
})

describe('errorParts', () => {
  it('names a field by the texts of errors, else by its label, else by the server’s name', () => {
    const labels: Record<string, string> = { login: 'Your login', 'person.number': 'CPF' }
    const errors = ['login', 'person.number', 'city'].map((param) => ({ code: 110, param }))
    const parts = errorParts(new ApiError('x', 422, { errors }), translate, (param) => labels[param])
    expect(parts.map(({ text }) => text)).toEqual(['check login name', 'check CPF', 'check city'])
  })

  const parts = (body?: ErrorBody) =>
    errorParts(new ApiError('x', 422, body), translate).map(({ param, key, text }) => [param, key, text])

  it.each<[string, ErrorBody | undefined, (string | undefined)[][]]>([
    ['a field and its code', { param: 'login', code: 110 }, [['login', 'code.110', 'check login name']]],
    [
      'each of a list',
      {
        code: 110,
        errors: [
          { param: 'login', code: 110 },
          { param: 'city', code: 101 },
        ],
      },
      [
        ['login', 'code.110', 'check login name'],
        ['city', 'code.101', 'wrong login'],
      ],
    ],
    [
      'the first error alone of a field',
      {
        param: 'login',
        code: 110,
        errors: [
          { param: 'login', code: 101 },
          { param: 'city', code: 110 },
          { param: 'city', code: 101 },
        ],
      },
      [
        ['login', 'code.110', 'check login name'],
        ['city', 'code.110', 'check city'],
      ],
    ],
    ['a field in the server’s words', { param: 'login', message: 'm' }, [['login', 'message', 'm']]],
    [
      'a field whose code has no text, in the server’s words',
      { message: 'm', errors: [{ param: 'login', code: 9 }] },
      [['login', 'message', 'm']],
    ],
    [
      'no field where an entry names none',
      { errors: [{ code: 101 }, { param: 'city', code: 110 }] },
      [
        [undefined, 'code.101', 'wrong login'],
        ['city', 'code.110', 'check city'],
      ],
    ],
    ['no field of an empty name', { param: '', code: 101 }, [[undefined, 'code.101', 'wrong login']]],
    ['the generic text without a body', undefined, [[undefined, 'code.400', 'generic']]],
  ])('says %s', (_name, body, expected) => {
    expect(parts(body)).toEqual(expected)
  })
})

describe('what a response says in another form than the spec’s', () => {
  const parts = (body: ErrorBody | undefined, reason: Partial<Reason>) => {
    const error = Object.assign(new ApiError('x', 422, body), { reason: { fields: [], isText: false, ...reason } })
    return errorParts(error, translate).map(({ param, key, text }) => [param, key, text])
  }
  const taken = { param: 'email', text: 'Taken.' }

  it.each<[string, ErrorBody | undefined, Partial<Reason>, (string | undefined)[][]]>([
    ['counts where the spec’s form says nothing', undefined, { message: 'Taken.' }, [[undefined, 'message', 'Taken.']]],
    ['counts where the code has no text', { code: 9 }, { message: 'Taken.' }, [[undefined, 'message', 'Taken.']]],
    ['never replaces a code’s text', { code: 101 }, { fields: [taken] }, [[undefined, 'code.101', 'wrong login']]],
    ['never replaces the message', { message: 'm' }, { message: 'Taken.' }, [[undefined, 'message', 'm']]],
    ['is shown at its field', { message: 'm' }, { fields: [taken] }, [['email', 'message', 'Taken.']]],
    [
      'is shown once for each field, and wherever no field is named',
      undefined,
      { fields: [taken, { param: 'email', text: 'Other.' }, { text: 'A.' }, { text: 'B.' }] },
      [
        ['email', 'message', 'Taken.'],
        [undefined, 'message', 'A.'],
        [undefined, 'message', 'B.'],
      ],
    ],
  ])('%s', (_name, body, reason, expected) => {
    expect(parts(body, reason)).toEqual(expected)
  })
})
