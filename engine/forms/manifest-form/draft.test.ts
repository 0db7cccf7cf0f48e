// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Field } from '#manifest'
import { formModel } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'
import { forgetDraft, keepDraft, prefill } from './draft.ts'

const fields: Field[] = [
  { use: 'text', name: 'login' },
  { use: 'password', name: 'password' },
  { use: 'checkbox', name: 'offers' },
  { use: 'agreement', name: 'terms' },
]
const make = (list = fields) => formModel({ fields: list }, inApp(null).stores)
const kept = () => JSON.parse(sessionStorage.getItem('form.register') ?? 'null')

describe('what is typed', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })

  it('is kept in the tab once typing rests, without passwords and agreements', () => {
    const model = make()
    const { store } = model
    const end = keepDraft('register', model)
    store.set('login', 'ana')
    store.set('password', 'Secret-77')
    store.set('offers', true)
    store.set('terms', true)
    expect(kept()).toBeNull()
    vi.advanceTimersByTime(300)
    expect(kept()).toEqual({ login: 'ana', offers: true })
    store.set('login', 'eva')
    end()
    vi.advanceTimersByTime(300)
    expect(kept()).toMatchObject({ login: 'ana' })
    forgetDraft('register')
    expect(kept()).toBeNull()
  })

  it.each([
    ['{"login":"ana","offers":true}', { login: 'ana', offers: true }],
    ['{"login":true,"offers":"yes"}', { login: '', offers: false }],
    ['{"password":"x","terms":true,"other":"y"}', { login: '', password: '', terms: false }],
    ['not JSON', { login: '', offers: false }],
    ['null', { login: '' }],
  ])('is taken over from %s', (stored, values) => {
    sessionStorage.setItem('form.register', stored)
    const model = make()
    keepDraft('register', model)()
    expect(model.store.values).toMatchObject(values)
    expect(model.store.values).not.toHaveProperty('other')
  })
})

describe('a first value', () => {
  afterEach(() => {
    window.history.replaceState(null, '', '/')
    document.cookie = 'invitation=; max-age=0'
  })

  const field: Field = { use: 'text', name: 'code', prefill: { query: 'code', cookie: 'invitation' } }

  it.each([
    ['/?code=A-1', '', 'A-1'],
    ['/', 'B-2', 'B-2'],
    ['/', 'B%202', 'B 2'],
    ['/', '50%', '50%'],
    ['/?code=A-1', 'B-2', 'A-1'],
    ['/?code=', 'B-2', 'B-2'],
    ['/?other=A-1', '', ''],
  ])('at %s with the cookie %j is %j', (address, cookie, value) => {
    window.history.replaceState(null, '', address)
    if (cookie) document.cookie = `invitation=${cookie}`
    const model = make([field])
    prefill(model)
    expect(model.store.values.code).toBe(value)
  })

  it('does not replace what is there', () => {
    window.history.replaceState(null, '', '/?code=A-1')
    const model = make([field])
    model.store.set('code', 'mine')
    prefill(model)
    expect(model.store.values.code).toBe('mine')
  })
})
