// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { User } from '#api'
import type { Field, FieldCondition } from '#manifest'
import type { FormValues } from '#engine/forms/field-value.ts'
import { formModel } from '#testing/form-model.ts'
import { inApp, player } from '#testing/render.tsx'

type Setting = Parameters<typeof inApp>[1]

const text = (name: string, first?: FieldCondition, ...more: FieldCondition[]): Field => ({
  use: 'text',
  name,
  ...(first && { visible: [first, ...more] }),
})

const shown = (fields: Field[], typed: FormValues = {}, setting?: Setting) =>
  formModel({ fields }, inApp(null, setting).stores, typed).shown.map(({ name }) => name)

const of = (user: Partial<User> | null) => ({ user: user && { ...player, ...user } })

describe('a field is shown', () => {
  it.each([
    [{ field: 'kind', in: ['nin'] }, 'nin', true],
    [{ field: 'kind', in: ['nin'] }, 'bvn', false],
    [{ field: 'kind', in: ['nin', 'bvn'] }, 'bvn', true],
    [{ field: 'kind', in: ['nin'] }, '', false],
    [{ field: 'kind', notIn: ['nin'] }, 'bvn', true],
    [{ field: 'kind', notIn: ['nin'] }, 'nin', false],
    [{ field: 'kind', notIn: ['nin'] }, '', true],
    [{ field: 'kind', notIn: ['', 'nin'] }, '', false],
    [{ field: 'kind', in: ['nin', 'bvn'], notIn: ['bvn'] }, 'bvn', false],
    [{ field: 'other', in: ['x'] }, 'x', false],
    [{ field: 'other', notIn: ['x'] }, '', false],
    [{ field: 'toString', notIn: ['x'] }, '', false],
    [{}, 'nin', false],
  ] as [FieldCondition, string, boolean][])('where %j holds for %j: %s', (condition, kind, isShown) => {
    expect(shown([text('kind'), text('more', condition)], { kind })).toEqual(isShown ? ['kind', 'more'] : ['kind'])
  })

  it('where all of its conditions hold', () => {
    const fields = [text('a'), text('b'), text('c', { field: 'a', in: ['1'] }, { field: 'b', in: ['2'] })]
    expect(shown(fields, { a: '1', b: '2' })).toContain('c')
    expect(shown(fields, { a: '1', b: '1' })).not.toContain('c')
  })

  it('by a box to check', () => {
    const fields: Field[] = [{ use: 'checkbox', name: 'box' }, text('more', { field: 'box', in: [true] })]
    expect(shown(fields, { box: true })).toContain('more')
    expect(shown(fields, { box: false })).not.toContain('more')
  })

  it('not by the value of a hidden field, nor of one below it', () => {
    const chain = [text('a'), text('b', { field: 'a', in: ['1'] }), text('c', { field: 'b', in: ['2'] })]
    expect(shown(chain, { a: '1', b: '2' })).toEqual(['a', 'b', 'c'])
    expect(shown(chain, { a: '', b: '2' })).toEqual(['a'])
    expect(shown([text('c', { field: 'b', in: ['2'] }), text('b')], { b: '2' })).toEqual(['b'])
  })

  it.each([
    [{ player: 'isVerificated', in: [true] }, { isVerificated: true }, true],
    [{ player: 'isVerificated', in: [true] }, { isVerificated: false }, false],
    [{ player: 'currency', in: ['SEK', 'EUR'] }, { currency: 'SEK' }, true],
    [{ player: 'currency', notIn: ['SEK'] }, { currency: 'SEK' }, false],
    [{ player: 'isHaveFirstDeposit', notIn: [true] }, null, false],
  ] as [FieldCondition, Partial<User> | null, boolean][])(
    'where %j holds for the player %j: %s',
    (condition, user, is) => {
      expect(shown([text('more', condition)], {}, of(user))).toEqual(is ? ['more'] : [])
    },
  )

  it('where its guards let the player in', () => {
    const fields: Field[] = [{ use: 'text', name: 'more', guards: ['signed-in'] }]
    expect(shown(fields, {}, of({}))).toEqual(['more'])
    expect(shown(fields, {}, of(null))).toEqual([])
  })

  it.each([true, false])('by its permission: %s', (city) => {
    const fields: Field[] = [{ use: 'text', name: 'city', permission: 'city' }]
    expect(shown(fields, {}, { manifest: { registration: { permissions: { city } } } })).toHaveLength(city ? 1 : 0)
  })
})
