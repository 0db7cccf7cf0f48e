// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'

it.each([
  ['ana@mail.example', 'ana@mail.example'],
  [' ana@mail.example\u200f', 'ana@mail.example'],
  ['Ana <ana@mail.example>', { email: 'incorrect_email' }],
  ['ana@mail', { email: 'incorrect_email' }],
  ['', { email: 'error.field_is_empty' }],
])('sends %j as %j', (typed, sent) => {
  expect(sentOf({ use: 'email', name: 'email', preset: 'email', required: true }, typed)).toEqual(sent)
})
