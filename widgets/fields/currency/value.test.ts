// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { registrationStore } from '#domains/account/registration-store.ts'
import { formModel } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'
import { value } from './value.ts'

const field = { use: 'currency', name: 'currency', required: true } as const
const euro = { code: 'EUR', name: 'Euro', symbol: '€' }
const dinar = { code: 'TND', name: 'Tunisian dinar', symbol: 'DT' }

function formOf(currencies: object[]) {
  const { stores } = inApp(null, { manifest: { currency: 'TND' }, http: { get: vi.fn(async () => currencies) } })
  return { model: formModel({ fields: [field] }, stores), load: () => stores.get(registrationStore).currencies.load() }
}

it.each([
  [[euro, dinar], 'TND'],
  [[euro], ''],
])('of %j chooses %j once they are there', async (currencies, chosen) => {
  const { model, load } = formOf(currencies)
  const end = value.follow?.(field, model.store, model.context)
  expect(model.store.values.currency).toBe('')
  await load()
  expect(model.store.values.currency).toBe(chosen)
  end?.()
})

it('keeps what the player has chosen, and is not asked where the platform has none', async () => {
  const { model, load } = formOf([euro, dinar])
  model.store.set('currency', 'EUR')
  const end = value.follow?.(field, model.store, model.context)
  await load()
  expect(model.store.values.currency).toBe('EUR')
  end?.()
  const none = formOf([])
  expect(none.model.shown).toHaveLength(1)
  await none.load()
  expect(none.model.shown).toHaveLength(0)
})
