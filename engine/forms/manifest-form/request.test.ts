import { describe, expect, it } from 'vitest'
import type { Field } from '#manifest'
import { fieldOf, requestOf } from './request.ts'

const text = (name: string, send?: string): Field => ({ use: 'text', name, ...(send && { send }) })

describe('the request of a form', () => {
  it.each([
    ['a field at its name', [text('city')], { city: 'c' }],
    ['a field at another place', [text('city', '/address/city')], { address: { city: 'c' } }],
    [
      'fields in one object, in order',
      [text('name', '/person/first_name'), text('city', '/person/city')],
      { person: { first_name: 'n', city: 'c' } },
    ],
    ['a place inside another', [text('city', '/a/b/c')], { a: { b: { c: 'c' } } }],
    ['a box to check', [{ use: 'checkbox', name: 'ok' } as const], { ok: true }],
    ['a value that is not there as an empty text', [text('none')], { none: '' }],
  ])('has %s', (_what, fields, body) => {
    expect(requestOf(fields, { name: 'n', city: 'c', ok: true })).toEqual(body)
  })

  it.each(['constructor', 'toString', 'hasOwnProperty'])('has a place named %s, as any other', (key) => {
    const body = requestOf([text('city', `/${key}/city`)], { city: 'c' })
    expect(Object.entries(body)).toEqual([[key, { city: 'c' }]])
    expect(Object).not.toHaveProperty('city')
    expect(Object.prototype.toString).not.toHaveProperty('city')
  })
})

describe('the field of a server’s error', () => {
  const fields = [
    text('name', '/person/first_name'),
    text('town', '/address/city'),
    text('city', '/birth/city'),
    text('login'),
  ]

  it.each([
    ['login', 'login'],
    ['/login', 'login'],
    ['name', 'name'],
    ['/person/first_name', 'name'],
    ['person.first_name', 'name'],
    ['person[first_name]', 'name'],
    ['first_name', 'name'],
    ['body.person.first_name', 'name'],
    ['address.city', 'town'],
    // The name of a field comes first.
    ['city', 'city'],
    ['other', undefined],
    ['', undefined],
  ])('that names %j is %j', (param, name) => {
    expect(fieldOf(param, fields)?.name).toBe(name)
  })
})
