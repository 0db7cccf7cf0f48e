// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { formModel } from '#testing/form-model.ts'
import { inApp, player } from '#testing/render.tsx'
import { initialOf, sentOf } from '#testing/sent-of.ts'
import { value } from './value.ts'

const passport = { use: 'file', name: 'passport', document: 'passport', required: true } as const
const setting = { user: player }

it('sends the ids of the documents as one text, and asks for one where it is required', () => {
  expect(initialOf(passport, setting)).toBe('')
  expect(sentOf(passport, '7', { setting })).toBe('7')
  expect(sentOf(passport, '7,8', { setting })).toBe('7,8')
  expect(sentOf(passport, '', { setting })).toEqual({ passport: 'error.field_is_empty' })
  expect(sentOf({ ...passport, required: false }, '', { setting })).toBe('')
})

it('is asked of players alone', () => {
  const shownTo = (user: typeof player | null) => formModel({ fields: [passport] }, inApp(null, { user }).stores).shown
  expect([shownTo(player), shownTo(null)]).toEqual([[passport], []])
})

it('has the name of the document as its label', () => {
  expect(value.labelKey?.(passport)).toBe('user:documents.types.passport')
  expect(value.labelKey?.({ use: 'file', name: 'more' })).toBe('user:documents.types.other')
})
