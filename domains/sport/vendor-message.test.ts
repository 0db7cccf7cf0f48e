import { beforeEach, expect, it, vi, type MockInstance } from 'vitest'

let readVendorMessage: typeof import('./vendor-message.ts').readVendorMessage
let warn: MockInstance<typeof console.warn>
const read = (value: unknown) => readVendorMessage(value, { isStrict: true, onUnreadable: () => undefined })

beforeEach(async () => {
  vi.resetModules()
  ;({ readVendorMessage } = await import('./vendor-message.ts'))
  warn = vi.spyOn(console, 'warn').mockReturnValue()
})

it.each([
  [{ type: 'login' }, 'login'],
  [{ command: 'login' }, 'login'],
  [{ command: 'registration' }, 'registration'],
  [{ command: 'register' }, 'registration'],
  [{ type: 'SportLogin' }, 'login'],
  [{ type: 'SportRegistration' }, 'registration'],
  [{ command: 'deposit', from: 'slip' }, 'deposit'],
  ['{"type":"balance"}', 'balance'],
  [{ type: 'document' }, 'document'],
])('reads %o as %s', (message, type) => {
  expect(read(message)).toMatchObject({ type })
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  'login',
  '{',
  null,
  5,
  [],
  { type: 'sign-in' },
  { data: { type: 'login' } },
  { type: 'navigate', eventId: 5 },
])('does not read %o', (message) => expect(read(message)).toBeUndefined())

it('logs the first message that it cannot read, without its content', () => {
  read({ kind: 'hello', user: { name: 'Ada' }, sum: 5 })
  read({ kind: 'other' })
  expect(warn.mock.calls).toEqual([
    ['The message of a framed sportsbook could not be read: {kind: string, user: object, sum: number}'],
  ])
})
