// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { formModel, outcomeOf } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'

const field = { use: 'bonus-choice', name: 'firstDepositBonus' } as const

function outcome(layout: 1 | 2, bonus: object) {
  const registration = { family: 'b' as const, layout, permissions: { bonus: { exclude: [], ...bonus } } }
  const model = formModel({ fields: [field] }, inApp(null, { manifest: { registration } }).stores)
  const { sent, messages } = outcomeOf(model)
  return { shown: model.shown.length, sent: sent?.request, messages }
}

it.each([
  [1, { default: 'sport', required: true, validated: true }, 1, { firstDepositBonus: 'sport' }],
  [2, { default: 'slots', required: false, validated: true }, 0, { firstDepositBonus: 'slots' }],
  [2, { default: 'none', required: false, validated: true }, 0, { firstDepositBonus: '' }],
  [1, { default: 'none', required: false, validated: true }, 1, { firstDepositBonus: '' }],
  [1, { default: 'none', required: true, validated: false }, 1, { firstDepositBonus: '' }],
] as const)('in layout %i with %j shows %i and sends %j', (layout, bonus, shown, sent) => {
  expect(outcome(layout, bonus)).toEqual({ shown, sent, messages: {} })
})

it('must be chosen where it is required, validated and open', () => {
  const { messages } = outcome(1, { default: 'none', required: true, validated: true })
  expect(messages).toEqual({ firstDepositBonus: 'error.field_is_empty' })
})
