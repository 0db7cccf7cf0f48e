// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { SelectField } from '#manifest'
import { initialOf, sentOf } from '#testing/sent-of.ts'

const gender = {
  use: 'select',
  name: 'gender',
  options: [
    { value: 'F', label: 'user:register.options.gender.female' },
    { value: 'M', label: 'user:register.options.gender.male' },
  ],
} satisfies SelectField

it('sends the value of the choice, and asks for one only where it is required', () => {
  expect(initialOf(gender)).toBe('')
  expect(sentOf(gender, 'F')).toBe('F')
  expect(sentOf(gender, '')).toBe('')
  expect(sentOf({ ...gender, required: true }, '')).toEqual({ gender: 'error.field_is_empty' })
})
