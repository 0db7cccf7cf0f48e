// @vitest-environment jsdom
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { Field } from '#manifest'
import type { FormValues } from '#engine/forms/field-value.ts'
import { formModel, outcomeOf } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'

const make = (fields: Field[], typed: FormValues = {}, saved?: FormValues) =>
  formModel({ fields }, inApp(null).stores, typed, saved)

describe('a form of the manifest', () => {
  it('tells its observers of other fields, not of each key', () => {
    const fields: Field[] = [
      { use: 'text', name: 'a' },
      { use: 'text', name: 'b', visible: [{ field: 'a', in: ['yes'] }] },
    ]
    const model = make(fields)
    const seen: string[][] = []
    const end = autorun(() => seen.push(model.shown.map(({ name }) => name)))
    for (const typed of ['y', 'ye', 'yes', 'yes!']) model.store.set('a', typed)
    end()
    expect(seen).toEqual([['a'], ['a', 'b'], ['a']])
  })

  it('sends what is shown and sent, and nothing of what is hidden', () => {
    const fields: Field[] = [
      { use: 'select', name: 'kind', options: [{ value: 'a', label: 'x' }] },
      { use: 'text', name: 'more', required: true, visible: [{ field: 'kind', in: ['b'] }] },
      { use: 'checkbox', name: 'only', isSent: false },
      { use: 'text', name: 'city', send: '/address/city' },
    ]
    const { sent, messages } = outcomeOf(make(fields, { kind: 'a', city: 'Sfax', only: true }))
    expect([sent?.request, messages]).toEqual([{ kind: 'a', address: { city: 'Sfax' } }, {}])
  })

  it('sends the fields of one step', () => {
    const fields: Field[] = [
      { use: 'text', name: 'a' },
      { use: 'text', name: 'b' },
    ]
    const model = make(fields, { a: '1', b: '2' })
    expect(model.request(model.store.sent, model.shown.slice(1))).toEqual({ b: '2' })
  })
})

describe('a form with saved values', () => {
  const fields: Field[] = [
    { use: 'text', name: 'name', preset: 'person-name', required: true },
    { use: 'code', name: 'card', case: 'lower' },
    { use: 'checkbox', name: 'offers' },
  ]
  const saved = { name: 'R2', card: 'AB12', offers: false }
  const changed = (typed: FormValues) => {
    const model = make(fields, typed, saved)
    return model.changed(model.store.sent).map(({ name }) => name)
  }

  it('does not check them, but what differs', () => {
    expect(outcomeOf(make(fields, {}, saved)).messages).toEqual({})
    expect(outcomeOf(make(fields, { name: 'R3' }, saved)).messages).toEqual({ name: 'forbid_digits' })
  })

  it.each([
    [{}, []],
    [{ name: 'Ana' }, ['name']],
    [{ card: 'AB12' }, []],
    [{ card: 'cd34', offers: true }, ['card', 'offers']],
  ] as [FormValues, string[]][])('sends of %j the fields %j', (typed, names) => {
    expect(changed(typed)).toEqual(names)
  })

  it('takes over what the platform has saved, but not into what was edited since', () => {
    const model = make(fields, { name: 'Ana' }, saved)
    const sent = { ...model.store.sent }
    model.store.set('card', 'ef56')
    model.receive({ name: 'Ana', card: 'ab12', offers: true }, sent)
    expect(model.store.values).toEqual({ name: 'Ana', card: 'ef56', offers: true })
    expect(model.changed(model.store.sent).map(({ name }) => name)).toEqual(['card'])
  })
})
