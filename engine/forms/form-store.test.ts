import { describe, expect, it, vi } from 'vitest'
import { FormStore } from './form-store.ts'
import { required, type Rule } from './rules.ts'

const short: Rule<string> = (value) => (value.length < 3 ? { key: 'string_length_min', parameters: { min: 3 } } : null)
const form = () => new FormStore({ login: '', password: '' }, { login: [required, short], password: [required] })

describe('FormStore', () => {
  it('shows the first failing rule of each field and keeps the callback waiting', () => {
    const store = form()
    const onValid = vi.fn()
    store.set('password', 'x')
    store.validate(onValid)
    expect(store.messages).toEqual({ login: { key: 'error.field_is_empty' } })
    store.set('login', 'ab')
    store.validate(onValid)
    expect(store.messages).toEqual({ login: { key: 'string_length_min', parameters: { min: 3 } } })
    expect(onValid).not.toHaveBeenCalled()
  })

  it('runs the callback with the values when nothing fails', () => {
    const store = form()
    const onValid = vi.fn()
    store.set('login', 'amina')
    store.set('password', ' byte exact ')
    store.validate(onValid)
    expect(onValid).toHaveBeenCalledWith({ login: 'amina', password: ' byte exact ' })
    expect(store.isValid).toBe(true)
  })

  it('validates without a callback', () => {
    const store = form()
    store.validate()
    expect(store.isValid).toBe(false)
  })

  it('clears a message when its field changes, and everything on reset', () => {
    const store = form()
    store.validate()
    store.set('login', 'x')
    expect(store.messages).toEqual({ password: { key: 'error.field_is_empty' } })
    store.reset()
    expect(store.messages).toEqual({})
    expect(store.values).toEqual({ login: '', password: '' })
  })
})
