import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#api'
import { ApiError } from './api-error.ts'
import { errorText, type Translate } from './error-text.ts'

const texts: Record<string, (parameters: Record<string, unknown>) => string> = {
  'errors:code.400': () => 'generic',
  'errors:code.110': ({ field }) => `check ${String(field)}`,
  'errors:code.101': () => 'wrong login',
  'errors:field.login': () => 'login name',
}
const translate: Translate = (key, parameters = {}) => texts[key]?.(parameters) ?? ''
const say = (body?: ErrorBody) => errorText(new ApiError('x', 422, body), translate)

describe('errorText follows spec §8', () => {
  it.each<[string, ErrorBody | undefined, string]>([
    ['field and code, with the field’s name', { param: 'login', code: 110 }, 'check login name'],
    ['field and code, field without a name', { param: 'city', code: 110 }, 'check city'],
    ['the first of a list', { errors: [{ param: 'login', code: 110 }, { param: 'city', code: 101 }] }, 'check login name'],
    ['field and code before the message', { param: 'login', code: 110, message: 'm' }, 'check login name'],
    ['code alone', { code: 101 }, 'wrong login'],
    ['code before the message', { code: 101, message: 'm' }, 'wrong login'],
    ['message', { message: 'from the server' }, 'from the server'],
    ['message where the code has no text', { code: 9, message: 'from the server' }, 'from the server'],
    ['generic where nothing is known', { code: 9 }, 'generic'],
    ['generic for an empty body', {}, 'generic'],
    ['generic without a body', undefined, 'generic'],
  ])('%s', (_name, body, text) => {
    expect(say(body)).toBe(text)
  })

  it('says the generic text for anything that is no failed call', () => {
    expect(errorText(new TypeError('x'), translate)).toBe('generic')
  })
})
