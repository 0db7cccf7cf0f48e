import { expect, it } from 'vitest'
import type { Field, FormStep } from '#manifest'
import { stepsOf } from './use-steps.ts'

const fields = (...names: string[]): Field[] => names.map((name) => ({ use: 'text', name }))
const steps: FormStep[] = [
  { title: 'first', fields: ['b', 'a'] },
  { title: 'second', fields: ['c'], call: 'signup/second' },
  { title: 'third', fields: ['d'] },
]

it.each([
  [
    'in the order of the step',
    ['a', 'b', 'c', 'd'],
    [
      ['first', 'b', 'a'],
      ['second', 'c'],
      ['third', 'd'],
    ],
  ],
  [
    'without a step that shows nothing',
    ['a', 'd'],
    [
      ['first', 'a'],
      ['third', 'd'],
    ],
  ],
  [
    'with fields that no step names in the last one',
    ['x', 'a', 'd'],
    [
      ['first', 'a'],
      ['third', 'd', 'x'],
    ],
  ],
  [
    'with those alone',
    ['a', 'x'],
    [
      ['first', 'a'],
      ['third', 'x'],
    ],
  ],
  ['without any field as one page', [], [[undefined]]],
])('shows the fields %s', (_how, shown, groups) => {
  const found = stepsOf(fields(...shown), steps).map((group) => [group.title, ...group.fields.map(({ name }) => name)])
  expect(found).toEqual(groups)
})

it('is one page without steps, and keeps the call of a step', () => {
  expect(stepsOf(fields('a', 'b'), [])).toEqual([{ title: undefined, call: undefined, fields: fields('a', 'b') }])
  expect(stepsOf(fields('a', 'c', 'd'), steps).map(({ call }) => call)).toEqual([undefined, 'signup/second', undefined])
})
